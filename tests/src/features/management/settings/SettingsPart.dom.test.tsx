import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import accounts from '#schemas/examples/money/getPaymentAccount.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { SettingsPart } from '#src/features/management/settings/SettingsPart.tsx';
import { answer, openAsMember } from '#tests/src/features/session/openAsMember.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);
const none = accounts.response.valid.find(({ name }) => name === 'no account at all')?.value.result;

const open = (account: object) =>
  openAsMember({
    at: '/arabesk/beheer/instellingen',
    screen: <SettingsPart club={club} />,
    answers: { get_payment_account: answer({ ...none, ...account }) },
  });

test('SettingsPart says what a club without an own account does instead', async () => {
  await open({});
  await expect.element(page.getByText(/kan hier nog niet\. Vraag het aan de organisatie/)).toBeVisible();
  await expect.element(page.getByText(/op de kostennota staat een QR-code/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Lees een bankbestand' }))
    .toHaveAttribute('href', `/${club.url}/beheer/betalingen?bank=sure`);
});

test('SettingsPart says nothing of transfers where the operator takes the payments', async () => {
  await open({ way: 'operator', fallback: true });
  await expect.element(page.getByText(/Die stort ze door/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Lees een bankbestand' })).not.toBeInTheDocument();
});
