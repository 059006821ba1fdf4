import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RedirectingDialog } from '#src/app/shell/alerts/RedirectingDialog.tsx';
import { redirectingStore } from '#src/platform/address/redirectingStore.ts';

afterEach(() => redirectingStore.setState({ to: undefined }));

test('RedirectingDialog shows the link while the browser leaves the page', async () => {
  const screen = await render(<RedirectingDialog />);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  redirectingStore.setState({ to: 'https://betalen.example.org/1' });
  await expect.element(screen.getByRole('dialog', { name: 'Even geduld…' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Ga verder' }))
    .toHaveAttribute('href', 'https://betalen.example.org/1');
});

test('RedirectingDialog closes when the person stays or comes back', async () => {
  const screen = await render(<RedirectingDialog />);
  redirectingStore.setState({ to: 'https://betalen.example.org/1' });
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  redirectingStore.setState({ to: 'https://betalen.example.org/2' });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
