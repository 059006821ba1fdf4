import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Club } from '#src/api/entities/club.ts';
import { Header } from '#src/app/shell/header/Header.tsx';
import { recentClubsStore } from '#src/features/home/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { inputAt } from '../../guards/facts.ts';

const arabesk = clubOf();

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  recentClubsStore.setState({ clubs: [] });
  return page.viewport(1024, 800);
});

/** Renders the header as a visitor sees it, around a screen of the club or of none. */
async function open(at: string, club: Club | undefined): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sessionQuery().queryKey, visitor);
  const element = <Header club={club} handle={{}} />;
  const router = createMemoryRouter(
    [
      { path: '/:club/cursussen', element },
      { path: '*', element },
    ],
    { initialEntries: [at] },
  );
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('Header', () => {
  test('links the brand to the club, and a screen of the club to the search for another', async () => {
    await open('/arabesk/cursussen', arabesk);
    await expect.element(link('Dansstudio Arabesk')).toHaveAttribute('href', '/arabesk');
    await expect.element(link('Of zoek een club')).toHaveAttribute('href', '/');
    await expect.element(link('Terug naar Dansstudio Arabesk')).not.toBeInTheDocument();
  });

  test('links a screen without a club back to the club of the shell', async () => {
    await open('/gebruiksvoorwaarden', arabesk);
    await expect.element(link('Terug naar Dansstudio Arabesk')).toHaveAttribute('href', '/arabesk');
    await expect.element(link('Of zoek een club')).not.toBeInTheDocument();
  });

  test('links Home back to the club visited last, under the portal’s own brand', async () => {
    recentClubsStore.setState({
      clubs: [{ nid: 2, url: 'kompas', title: 'Avondschool Kompas', city: 'Mechelen', color: '#24635c' }],
    });
    await open('/', undefined);
    await expect.element(link('Clubpoort')).toHaveAttribute('href', '/');
    await expect.element(link('Terug naar Avondschool Kompas')).toHaveAttribute('href', '/kompas');
  });

  test('links to a login that returns to the full address, and not at the login itself', async () => {
    await open('/arabesk/cursussen?dag=ma&uid=3#lijst', arabesk);
    const redirect = new URLSearchParams({ redirect: '/arabesk/cursussen?dag=ma&uid=3#lijst' });
    await expect.element(link('Aanmelden')).toHaveAttribute('href', `/login?${redirect}`);
  });

  test('has no link to the login at the login', async () => {
    await open('/login', arabesk);
    await expect.element(link('Dansstudio Arabesk')).toBeVisible();
    await expect.element(link('Aanmelden')).not.toBeInTheDocument();
  });
});

function clubOf(): Club {
  const { club } = inputAt('/arabesk');
  if (club === 'unknown' || !('known' in club) || club.known === 'missing')
    throw new Error('The club is missing');
  return club.known;
}
