import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HomePage } from '#src/features/home/components/HomePage.tsx';
import { familyQuery } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { answering } from '../../parents/support/answering.ts';
import { an, noor } from '../../session/people.ts';

const arabesk = { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk', city: 'Gent', color: '#7a1f5c' };
const wanted = '/arabesk/cursussen?dag=ma';
const at = (reason: Readonly<Record<string, string>>) => `/?${new URLSearchParams(reason)}`;

async function open(path: string, user?: typeof an) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user });
  client.setQueryData(familyQuery(an.uid).queryKey, [noor]);
  const router = createMemoryRouter(
    [
      { path: '/', element: <HomePage /> },
      { path: '*', element: <p>Elders</p> },
    ],
    { initialEntries: [path] },
  );
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.pathname + router.state.location.search;
}

describe('HomePage', () => {
  test('leads to the list that was asked for, at the club that a visitor finds', async () => {
    answering({ search_clubs: () => Response.json({ result: [arabesk] }) });
    await open(at({ redirect: '/cursussen?dag=ma', requiresClub: '1' }));
    await expect.element(page.getByText(/^Kies eerst je club/)).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox'), 'arabesk');
    await expect
      .element(page.getByRole('link', { name: 'Dansstudio Arabesk' }))
      .toHaveAttribute('href', wanted);
  });

  test('asks a visitor to log in for the page that was asked for', async () => {
    answering({});
    await open(at({ redirect: '/dashboard', requiresAuth: '1' }));
    await expect
      .element(page.getByText('Meld je aan, dan brengen we je naar de juiste pagina.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Aanmelden' }))
      .toHaveAttribute('href', '/login?redirect=%2Fdashboard');
  });

  test('asks for whom, and continues once a member is chosen', async () => {
    answering({});
    const place = await open(
      at({ redirect: '/arabesk/winkelmandje?stap=gegevens', requiresMember: '1' }),
      an,
    );
    await userEvent.click(page.getByRole('button', { name: 'Noor Peeters' }));
    await expect.poll(place).toBe('/arabesk/winkelmandje?stap=gegevens');
  });

  test('tries a club again that could not be loaded, and continues once it is there', async () => {
    let isDown = true;
    answering({
      get_club_by_url: () =>
        isDown ? new Response('Bad gateway', { status: 502 }) : Response.json({ result: arabesk }),
    });
    const place = await open(at({ redirect: wanted, requiresClub: '1' }));
    await expect.element(page.getByText(/^We konden deze club niet laden\./)).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect.poll(place).toBe(wanted);
  });

  test('says of an unknown club that it was not found', async () => {
    answering({
      get_club_by_url: () => Response.json({ errors: ['Onbekend'], code: 'not-found' }, { status: 404 }),
    });
    await open(at({ redirect: '/bestaat-niet', requiresClub: '1' }));
    await expect.element(page.getByText(/^We vonden deze club niet/)).toBeVisible();
  });
});
