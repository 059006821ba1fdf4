import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';

function Example({ closable = true, closesAfter }: { closable?: boolean; closesAfter?: number }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Eerst afrekenen?"
        closable={closable}
        {...(closesAfter !== undefined && { closesAfter })}
      >
        <Button onClick={close}>Afrekenen</Button>
      </Dialog>
    </>
  );
}

test('Dialog is modal, has its title as name, and restores the focus', async () => {
  const screen = await render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Eerst afrekenen?' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('Dialog closes by itself after its time, and restores the focus', async () => {
  const screen = await render(<Example closesAfter={500} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('Dialog closes with its close button', async () => {
  const screen = await render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('Dialog that is not closable ignores Escape, and closes only after an answer', async () => {
  const screen = await render(<Example closable={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sluiten' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Afrekenen' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
