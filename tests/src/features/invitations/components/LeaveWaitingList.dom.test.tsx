import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LeaveWaitingList } from '#src/features/invitations/components/LeaveWaitingList.tsx';
import { about } from './about.ts';

test('LeaveWaitingList shows the reason of a failure beside the button until the next attempt', async () => {
  const place = {
    ...about,
    uid: 3,
    name: 'Lars Peeters',
    since: 1,
    position: 2,
    offeredUntil: undefined,
    price: undefined,
    earlyPrice: undefined,
    nextSession: undefined,
  };
  const errors = ['Je staat niet op deze wachtlijst.'];
  const answers = [
    Response.json({ errors, code: 'not-found' }, { status: 404 }),
    Response.json({ result: null }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift());
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <LeaveWaitingList place={place} />
    </QueryClientProvider>,
  );
  const leave = async () => {
    await page.getByRole('button', { name: 'Verlaat de wachtlijst' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verlaat de wachtlijst' }).click();
  };
  await leave();
  await expect.element(page.getByRole('alert').getByText('Je staat niet op deze wachtlijst.')).toBeVisible();
  await leave();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
