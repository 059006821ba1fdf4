import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LeaveWaitingList } from '#src/features/invitations/components/LeaveWaitingList.tsx';
import { SentCard } from '#src/features/invitations/components/SentCard.tsx';

afterEach(() => vi.unstubAllGlobals());

const about = {
  club: { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' },
  course: { nid: 115, url: 'tango', title: 'Tango' },
  tariff: { nid: 1151, title: 'Per persoon' },
};

test('LeaveWaitingList shows the reason of a failure beside the button until the next attempt', async () => {
  const place = { ...about, uid: 3, name: 'Lars Peeters', since: 1, position: 2, offeredUntil: undefined };
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
    await page.getByRole('button', { name: 'Wachtlijst verlaten' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wachtlijst verlaten' }).click();
  };
  await leave();
  await expect.element(page.getByRole('alert').getByText('Je staat niet op deze wachtlijst.')).toBeVisible();
  await leave();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['asked', 'Nog geen antwoord', 'We houden de plaats van Jo Claes vrij tot 08/12/2026.'],
  ['coming', 'Komt mee', 'Jo Claes moet zich nog inschrijven, ten laatste op 08/12/2026.'],
  ['registered', 'Ingeschreven', ''],
  ['declined', 'Komt niet mee', 'Je eigen plaats blijft van jou.'],
  ['expired', 'Niet geantwoord', 'De plaats wordt niet meer vrijgehouden.'],
] as const)('SentCard shows the inviter the state of the invitation: %s', async (state, told, hint) => {
  const expires = Date.UTC(2026, 11, 8, 12) / 1000;
  const sent = {
    ...about,
    cciid: 5,
    name: 'An Peeters',
    partner: 'Jo Claes',
    role: 'Volger',
    state,
    expires,
  };
  await render(<SentCard invitation={sent} />);
  await expect
    .element(page.getByRole('heading'))
    .toHaveTextContent('An Peeters vroeg Jo Claes mee naar Tango');
  await expect.element(page.getByText(told, { exact: true })).toBeVisible();
  await expect.element(page.getByText(hint === '' ? told : hint, { exact: false })).toBeVisible();
});
