import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlertArea } from '#src/app/shell/alerts/AlertArea.tsx';
import { club } from '#tests/src/features/courses/courseFixtures.ts';
import { openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { an } from '#tests/src/features/session/people.ts';

const couple = {
  cciid: 7,
  club: { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' },
  course: { nid: 114, url: 'salsa', title: 'Salsa' },
  tariff: { nid: 1141, title: 'Per koppel' },
  ...{ inviter: 'Jo Peeters', role: '', expires: 1_794_000_000 },
};

function Screen() {
  return <p>{useLocation().pathname}</p>;
}

const unpaid = () => page.getByText('Je hebt een openstaande kostennota');
const confirm = () => page.getByText('Bevestig je e-mailadres', { exact: true });
const close = () => page.getByRole('button', { name: 'Sluiten' });

const invited = () => page.getByText(/^Er wacht een uitnodiging/);

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

test('AlertArea keeps news about an invitation for a screen on which no other banner hides it', async () => {
  const { router } = await openAsMember({
    at: '/arabesk',
    path: '*',
    screen: (
      <>
        <AlertArea club={club()} handle={{}} />
        <Screen />
      </>
    ),
    answers: {
      get_last_unpaid_order: () => Response.json({ result: { oid: 13, total: 210, placed: 1 } }),
      get_invitations: () => Response.json({ result: { couples: [couple], sent: [], waiting: [] } }),
    },
  });
  await expect.element(unpaid()).toBeVisible();
  await expect.element(invited()).not.toBeVisible();
  const go = async (path: string) => {
    await router.navigate(path);
    await expect.element(page.getByText(path, { exact: true })).toBeVisible();
  };
  await go('/arabesk/cursussen');
  await userEvent.click(close());
  await expect.element(invited()).toBeVisible();
  await go('/arabesk/webshop');
  await expect.element(invited()).toBeVisible();
  await go('/arabesk/formulieren');
  await expect.element(invited()).not.toBeInTheDocument();
});
