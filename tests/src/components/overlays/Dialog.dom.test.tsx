import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';

function Example({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={close} title="Eerst afrekenen?" closable={closable}>
        <Button onClick={close}>Afrekenen</Button>
      </Dialog>
    </>
  );
}

test('Dialog is modal, named by its title, and gives the focus back', async () => {
  const screen = await render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Eerst afrekenen?' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('Dialog closes by its cross', async () => {
  const screen = await render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('Dialog that isn’t closable only goes by an answer, however often Escape is pressed', async () => {
  const screen = await render(<Example closable={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sluiten' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Afrekenen' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
