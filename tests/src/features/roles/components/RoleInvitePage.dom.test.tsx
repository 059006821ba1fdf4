import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RoleInvitePage } from '#src/features/roles/components/RoleInvitePage.tsx';
import { keptRoleInviteStore } from '#src/features/roles/state/keptRoleInviteStore.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { hrefs } from '#src/paths.ts';
import { answering, done, refused } from '../../parents/support/answering.ts';
import { an } from '../../session/people.ts';

const code = 'q8Zr0VtW2m5kXc7Jb1Ny4HsLd9Ga3Pf6UeRoTiQwKzM';
const invite = {
  club: { url: 'arabesk', title: 'Dansschool Arabesk' },
  role: 'admin',
  mail: 'bestuur@example.org',
  expires: Date.UTC(2026, 11, 4, 9) / 1000,
};

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

async function renderPage(linked: string | undefined, user?: typeof an) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user });
  const router = createMemoryRouter(
    [
      { path: '/rol-aanvaarden', element: <RoleInvitePage code={linked} /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: ['/rol-aanvaarden'] },
  );
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const shown = (change: Partial<typeof invite> = {}) => ({
  get_role_invite: () => Response.json({ result: { ...invite, ...change } }),
  validate_auth: () => Response.json({ user: { uid: 1, fname: 'An', lname: 'Peeters' } }),
});
const accept = () => page.getByRole('button', { name: 'Aanvaard de uitnodiging' });

beforeEach(() => keptRoleInviteStore.getState().forget());

describe('RoleInvitePage', () => {
  test('offers a visitor an account and the login as equals, with the address filled in and the code kept', async () => {
    answering(shown());
    await renderPage(code);
    await expect.element(page.getByText('Dansschool Arabesk vraagt je om de club te beheren.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Meld je aan' }))
      .toHaveAttribute('href', hrefs.login('/rol-aanvaarden'));
    await userEvent.click(page.getByRole('link', { name: 'Maak een account aan' }));
    await expect
      .element(
        page.getByText(`${hrefs.register('/rol-aanvaarden')} {"typedMail":"bestuur@example.org"`, {
          exact: false,
        }),
      )
      .toBeVisible();
    expect(keptRoleInviteStore.getState().code).toBe(code);
  });

  test.each([
    ['admin', '/arabesk null'],
    ['teacher', '/docent null'],
  ])('accepts as %s with the code that a visitor followed, and goes to %s', async (role, to) => {
    keptRoleInviteStore.getState().keep(code);
    const calls = answering({ ...shown({ role }), accept_role_invite: done });
    await renderPage(undefined, an);
    await userEvent.click(accept());
    await expect.element(page.getByText(to)).toBeVisible();
    expect(calls).toContainEqual(['accept_role_invite', { code }]);
    expect(keptRoleInviteStore.getState().code).toBeUndefined();
  });

  test('offers a logout to whoever is logged in by accident', async () => {
    answering(shown());
    await renderPage(code, an);
    await expect.element(page.getByText('Ben je An Peeters niet?')).toBeVisible();
  });

  test('says that a link is used', async () => {
    answering({ get_role_invite: () => refused('code-used', 410, 'Deze uitnodiging is al gebruikt.') });
    await renderPage(code);
    await expect.element(page.getByText('Deze link is al gebruikt of verlopen')).toBeVisible();
  });

  test('says that a link has no code', async () => {
    answering({});
    await renderPage(undefined);
    await expect.element(page.getByText('Er ontbreekt een stuk van deze link')).toBeVisible();
  });

  test('keeps the button after a failure, and says so', async () => {
    answering({ ...shown(), accept_role_invite: () => new Response('', { status: 500 }) });
    await renderPage(code, an);
    await userEvent.click(accept());
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'De uitnodiging is nog niet aanvaard' }))
      .toBeVisible();
    await expect.element(accept()).toBeEnabled();
  });
});
