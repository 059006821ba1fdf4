import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { ManagementPage } from '#src/features/management/components/ManagementPage.tsx';
import { openAsMember, refusal } from '#tests/src/features/session/openAsMember.tsx';
import { an } from '#tests/src/features/session/people.ts';

const club = parseClub(clubs.response.valid[0]?.value.result);

const openPage = (role: string, part = '') =>
  openAsMember({
    at: `/arabesk/beheer${part}`,
    path: '/arabesk/beheer/:part?',
    screen: <ManagementPage club={club} />,
    user: {
      ...an,
      hasClubPermissions: true,
      managedClubs: [{ nid: club.nid, url: club.url, title: club.title, role }],
    },
    answers: { get_club_roles: () => refusal(503, 'unavailable') },
  });

const nav = () => page.getByRole('navigation', { name: 'Onderdelen van het beheer' });
const all = () => nav().getByRole('button', { name: 'Alle onderdelen' });
const group = (name: string) => nav().getByRole('list', { name, exact: true });
const labels = (list = nav()) =>
  list
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

test('ManagementPage shows the links of the open group, and all others in a panel', async () => {
  await openPage('admin', '/rollen');
  await expect.poll(() => labels()).toEqual(['Cijfers', 'Acties', 'Rollen', 'Instellingen']);
  await expect.element(nav().getByRole('link', { name: 'Rollen' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(all());
  await expect.element(group('Geld')).toBeVisible();
  expect(labels(group('Geld'))).toEqual(['Betalingen', 'Attesten uitgeven']);
  await expect
    .element(group('De club').getByRole('link', { name: 'Rollen' }))
    .toHaveAttribute('aria-current', 'page');
});

test('ManagementPage opens a part by the keyboard, and closes the panel', async () => {
  const { address } = await openPage('admin', '/rollen');
  await expect.element(all()).toBeVisible();
  all().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(all()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(all()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(all()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{End}');
  await expect.element(group('De club').getByRole('link', { name: 'Instellingen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/arabesk/beheer/instellingen');
  await expect.element(all()).toHaveAttribute('aria-expanded', 'false');
  await expect
    .element(nav().getByRole('link', { name: 'Instellingen' }))
    .toHaveAttribute('aria-current', 'page');
});

test('ManagementPage hides the groups in which a role has no part', async () => {
  await openPage('treasurer', '/mails');
  await userEvent.click(all());
  await expect
    .poll(() =>
      nav()
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Leden en inschrijvingen', 'Geld', 'Berichten', 'De club']);
  expect(labels(group('Berichten'))).toEqual(['Mails']);
  expect(labels(group('De club'))).toEqual(['Cijfers']);
});

test('ManagementPage shows no links to a role with one part', async () => {
  await openPage('door');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Deur' })).toBeVisible();
  expect(nav().elements()).toEqual([]);
});

test('ManagementPage leads the former address of a season to the numbers', async () => {
  const { address } = await openPage('admin', '/seizoen?seizoen=2025');
  await expect.poll(address).toBe('/arabesk/beheer/cijfers?seizoen=2025');
});
