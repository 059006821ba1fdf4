import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import roles from '#schemas/examples/roles/getClubRoles.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { ManagementPage } from '#src/features/management/components/ManagementPage.tsx';
import { answer, openAsMember, refusal } from '#tests/src/features/session/openAsMember.tsx';
import { an } from '#tests/src/features/session/people.ts';
import { button, dialog, field, notices } from '../ledger/booking/openPayments.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);

type Answers = Parameters<typeof openAsMember>[0]['answers'];

async function openRoles(role: string, others: Answers = {}) {
  const { calls } = await openAsMember({
    at: '/arabesk/beheer/rollen',
    path: '/arabesk/beheer/:part',
    screen: <ManagementPage club={club} />,
    user: {
      ...an,
      hasClubPermissions: true,
      managedClubs: [{ nid: club.nid, url: club.url, title: club.title, role }],
    },
    answers: { get_club_roles: () => Response.json(roles.response.valid[0]?.value), ...others },
  });
  return (operation: string) => calls.flatMap((call) => (call.operation === operation ? [call.request] : []));
}

test('RolesPart invites, changes and ends a role', async () => {
  const sent = await openRoles('admin', {
    invite_to_role: answer(null),
    change_role: answer(null),
    end_role: answer(null),
  });
  await expect.element(page.getByText(/Kan aanvaarden tot/)).toBeVisible();
  await userEvent.click(button('Nodig iemand uit'));
  await userEvent.click(button('Verstuur de uitnodiging'));
  await expect.element(field('E-mailadres')).toHaveAccessibleDescription(/Vul een e-mailadres in/);
  await userEvent.fill(field('E-mailadres'), 'tine@example.org');
  await userEvent.click(dialog().getByRole('radio', { name: /^Deur/ }));
  await userEvent.click(button('Verstuur de uitnodiging'));
  await expect
    .poll(() => sent('invite_to_role'))
    .toEqual([{ club: club.nid, mail: 'tine@example.org', role: 'door' }]);
  await expect.element(dialog()).not.toBeInTheDocument();

  await userEvent.selectOptions(page.getByLabelText('Rol van Els Claes'), 'Secretariaat');
  await expect.poll(() => sent('change_role')).toEqual([{ club: club.nid, holder: 41, role: 'secretary' }]);
  await expect.element(notices()).toMatchTextContent(/Els Claes heeft nu de rol secretariaat/);

  await userEvent.click(button('Neem de rol terug van Els Claes'));
  await userEvent.click(dialog().getByRole('button', { name: 'Neem de rol terug' }));
  await userEvent.click(button('Trek in voor tine@example.org'));
  await expect
    .poll(() => sent('end_role'))
    .toEqual([
      { club: club.nid, of: { holder: 41 } },
      { club: club.nid, of: { invite: 3 } },
    ]);
});

test('RolesPart says why the last manager stays', async () => {
  await openRoles('admin', { end_role: () => refusal(409, 'not-available', 'Dit is de enige beheerder.') });
  await userEvent.click(button('Neem de rol terug van Wim Jacobs'));
  await expect.element(dialog().getByText(/Je ziet daarna zelf niets meer/)).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Neem de rol terug' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
});
