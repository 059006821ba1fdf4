import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ParentInvitePage } from '#src/features/parents/components/ParentInvitePage.tsx';
import { keptInviteStore } from '#src/features/parents/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { hrefs } from '#src/paths.ts';
import { an } from '../../session/people.ts';
import { answering, done, refused } from '../support/answering.ts';

const code = 'q8Zr0VtW2m5kXc7Jb1Ny4HsLd9Ga3Pf6UeRoTiQwKzM';
const invite = {
  way: 'family' as 'family' | 'children',
  inviter: 'An Peeters',
  members: ['Noor', 'Lars', 'Mila'],
  mail: 'papa@example.org',
  expires: Date.UTC(2026, 11, 4, 9) / 1000,
  obstacle: null as string | null,
};
const bart = { ...an, uid: 60, name: 'Bart Claes', firstName: 'Bart' };

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

interface Visit {
  readonly user?: typeof bart;
  /** The code of the link; undefined for an address without one. */
  readonly linked: string | undefined;
}

async function renderPage({ user, linked }: Visit = { linked: code }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user });
  const router = createMemoryRouter(
    [
      { path: '/ouder-worden', element: <ParentInvitePage code={linked} /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: ['/ouder-worden'] },
  );
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const shown = (change: Partial<typeof invite> = {}) => ({
  get_parent_invite: () => Response.json({ result: { ...invite, ...change } }),
  validate_auth: () => Response.json({ user: { uid: 60, fname: 'Bart', lname: 'Claes' } }),
});
const accept = () => page.getByRole('button', { name: 'Aanvaard de uitnodiging' });
const told = (name: string) => page.getByRole('status').filter({ hasText: name });

beforeEach(() => keptInviteStore.getState().forget());

describe('ParentInvitePage', () => {
  test('offers a visitor an account and the login as equals, with the address filled in and the code kept', async () => {
    answering(shown());
    await renderPage();
    await expect
      .element(page.getByText('An Peeters nodigt je uit om samen Noor, Lars en Mila te volgen.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Meld je aan' }))
      .toHaveAttribute('href', hrefs.login('/ouder-worden'));
    await userEvent.click(page.getByRole('link', { name: 'Maak een account aan' }));
    await expect
      .element(
        page.getByText(`${hrefs.register('/ouder-worden')} {"typedMail":"papa@example.org"`, {
          exact: false,
        }),
      )
      .toBeVisible();
    expect(keptInviteStore.getState().code).toBe(code);
  });

  test('names no members of a family without members', async () => {
    answering(shown({ members: [] }));
    await renderPage();
    await expect
      .element(page.getByText('An Peeters nodigt je uit om samen het gezin te volgen.'))
      .toBeVisible();
  });

  test('says that the households stay apart and what they share, to whoever has a family', async () => {
    const calls = answering({
      ...shown({ way: 'children', members: ['Noor', 'Lars'] }),
      accept_parent_invite: done,
    });
    await renderPage({ user: bart, linked: code });
    await expect
      .element(page.getByText('An Peeters nodigt je uit om samen Noor en Lars te volgen.'))
      .toBeVisible();
    for (const line of [
      'Jouw gezin en het gezin van An Peeters blijven apart.',
      'Jullie zien en regelen allebei de lessen, de afwezigheden en de gegevens van Noor en Lars, ook de antwoorden over gezondheid.',
      'Wie bestelt, betaalt. Elkaars winkelmandjes en kostennota’s zien jullie niet.',
      'Jullie delen alleen Noor en Lars, en niemand anders van jullie gezinnen.',
    ])
      await expect.element(page.getByText(line)).toBeVisible();
    await userEvent.click(accept());
    await expect.poll(() => calls).toContainEqual(['accept_parent_invite', { code }]);
  });

  test('accepts with the code that a visitor followed before the login, and opens the dashboard', async () => {
    keptInviteStore.getState().keep(code);
    const calls = answering({ ...shown(), accept_parent_invite: done });
    await renderPage({ user: bart, linked: undefined });
    await userEvent.click(accept());
    await expect.element(page.getByText('/dashboard null')).toBeVisible();
    expect(calls).toContainEqual(['accept_parent_invite', { code }]);
    expect(keptInviteStore.getState().code).toBeUndefined();
  });

  test('offers a logout to whoever is logged in by accident', async () => {
    answering(shown());
    await renderPage({ user: bart, linked: code });
    await expect.element(page.getByText('Ben je Bart Claes niet?')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Meld je af' })).toBeVisible();
  });

  test.each([
    ['already-there', 'Je bent al ouder in dit gezin', 'link', 'Naar je dashboard'],
    ['full', 'Dit gezin heeft al twee ouders', 'link', 'Naar je dashboard'],
    ['nothing-left', 'Deze kinderen horen al bij twee gezinnen', 'link', 'Naar je dashboard'],
    ['minor', 'Je bent nog geen 16 jaar', 'link', 'Naar je dashboard'],
    ['unconfirmed', 'Je e-mailadres is nog niet bevestigd', 'button', 'Stuur de mail opnieuw'],
    [
      'has-parent',
      'Met dit account kan je geen ouder worden',
      'button',
      'Meld je af en kies een ander account',
    ],
    [
      'other-family',
      'Met dit account regel je al een ander gezin',
      'button',
      'Meld je af en kies een ander account',
    ],
  ] as const)('explains the obstacle %s, with one way on', async (obstacle, title, role, way) => {
    answering(shown({ obstacle }));
    await renderPage({ user: bart, linked: code });
    await expect.element(told(title)).toBeVisible();
    await expect.element(page.getByRole(role, { name: way })).toBeVisible();
    await expect.element(accept()).not.toBeInTheDocument();
  });

  test('shows the obstacle that came up while the person was reading', async () => {
    let obstacle: string | null = null;
    answering({
      get_parent_invite: () => Response.json({ result: { ...invite, obstacle } }),
      accept_parent_invite: () => {
        obstacle = 'full';
        return refused('not-available', 409, 'Dit gezin telt al twee ouders.');
      },
    });
    await renderPage({ user: bart, linked: code });
    await userEvent.click(accept());
    await expect.element(told('Dit gezin heeft al twee ouders')).toBeVisible();
  });

  test('keeps the button when accepting fails', async () => {
    answering({ ...shown(), accept_parent_invite: () => new Response('', { status: 500 }) });
    await renderPage({ user: bart, linked: code });
    await userEvent.click(accept());
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'De uitnodiging is nog niet aanvaard' }))
      .toBeVisible();
    await expect.element(accept()).toBeEnabled();
  });

  test('says where to get a new link when the code is used', async () => {
    answering({ get_parent_invite: () => refused('code-used', 410, 'Deze uitnodiging is al gebruikt.') });
    await renderPage();
    const alert = page.getByRole('alert').filter({ hasText: 'Deze link is al gebruikt of verlopen' });
    await expect
      .element(alert.getByText('Vraag een nieuwe link aan de persoon van wie je hem kreeg.'))
      .toBeVisible();
  });

  test('says that a part of the link is missing, and asks the server nothing', async () => {
    const calls = answering(shown());
    await renderPage({ linked: undefined });
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Er ontbreekt een stuk van deze link' }))
      .toBeVisible();
    expect(calls).toEqual([]);
  });

  test('offers a retry when the invitation could not be loaded', async () => {
    answering({ get_parent_invite: () => new Response('', { status: 500 }) });
    await renderPage({ user: bart, linked: code });
    await expect.element(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  });
});
