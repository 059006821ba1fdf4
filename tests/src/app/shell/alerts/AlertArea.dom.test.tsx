import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlertArea } from '#src/app/shell/alerts/AlertArea.tsx';
import { club } from '#tests/src/features/courses/courseFixtures.ts';
import { openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { an } from '#tests/src/features/session/people.ts';

const unpaid = () => page.getByText('Je hebt een openstaande kostennota');
const confirm = () => page.getByText(/^Bevestig je e-mailadres: open de link/);
const close = () => page.getByRole('button', { name: 'Sluiten' });

test('AlertArea shows one banner at a time, and the next one when the first is closed', async () => {
  await openAsMember({
    at: '/arabesk',
    screen: <AlertArea club={club()} handle={{}} />,
    user: { ...an, unconfirmedMail: 'an@example.org' },
    answers: {
      get_last_unpaid_order: () => Response.json({ result: { oid: 12, total: 210, placed: 1 } }),
      get_invitations: () => Response.json({ result: { couples: [], sent: [], waiting: [] } }),
    },
  });
  await expect.element(unpaid()).toBeVisible();
  await expect.element(confirm()).not.toBeVisible();
  await userEvent.click(close());
  await expect.element(confirm()).toBeVisible();
  await expect.element(unpaid()).not.toBeInTheDocument();
  await userEvent.click(close());
  await expect.element(confirm()).not.toBeInTheDocument();
});
