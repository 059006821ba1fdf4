import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Club } from '#src/api/entities/club/club.ts';
import { Header } from '#src/app/shell/header/Header.tsx';
import { preloadMemberParts } from '#src/app/shell/memberParts.ts';
import { browserCart } from '#src/features/basket/index.ts';
import { cartItems } from '#src/features/basket/state/cartStore.ts';
import { recentClubsStore } from '#src/features/home/index.ts';
import { forgetNotices } from '#src/features/notices/index.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';
import { familyQuery, memberSwitchStore, selectionStore } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { answering, refused } from '#tests/src/features/parents/support/answering.ts';
import { an, noor } from '#tests/src/features/session/people.ts';
import { inputAt } from '../../guards/facts.ts';

const arabesk = clubOf();

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  recentClubsStore.setState({ clubs: [] });
  return page.viewport(1024, 800);
});

/** Renders the header as a visitor or a user sees it, around a screen of the club or of none. `unknown`: the server doesn't say who it is. */
async function open(at: string, club: Club | undefined, user?: typeof an | 'unknown'): Promise<void> {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  if (user !== 'unknown') client.setQueryData(sessionQuery().queryKey, { ...visitor, user });
  client.setQueryData(familyQuery(an.uid).queryKey, [noor]);
  const element = <Header club={club} handle={inputAt(at).route} />;
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

  test.each([
    ['/?redirect=%2Fdashboard&requiresAuth=1', '/dashboard'],
    [
      '/?redirect=%2Fcursussen&requiresAuth=1&requiresClub=1',
      '/?redirect=%2Fcursussen&requiresAuth=1&requiresClub=1',
    ],
  ])('links on Home, at %s, to a login that returns to %s', async (at, back) => {
    await open(at, undefined);
    const redirect = new URLSearchParams({ redirect: back });
    await expect.element(link('Aanmelden')).toHaveAttribute('href', `/login?${redirect}`);
  });

  test('has no link to the login at the login', async () => {
    await open('/login', arabesk);
    await expect.element(link('Dansstudio Arabesk')).toBeVisible();
    await expect.element(link('Aanmelden')).not.toBeInTheDocument();
  });

  test('has no login during an outage, because whoever looks may be logged in', async () => {
    const down = Promise.withResolvers<void>();
    answering({
      validate_auth: () => {
        down.resolve();
        return refused('unavailable', 503, 'We zijn even niet bereikbaar.');
      },
    });
    await open('/arabesk/cursussen', arabesk, 'unknown');
    await down.promise;
    await expect.element(link('Dansstudio Arabesk')).toBeVisible();
    // Seen in the state that follows the answer: the session is then known to be unknown.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect.element(link('Aanmelden')).not.toBeInTheDocument();
  });
});

test.each([
  ['shows the menu of the family around a screen', '/arabesk/cursussen', true],
  ['hides it in the cart', '/arabesk/winkelmandje', false],
  ['hides it on a confirmation', '/bevestiging/1', false],
])('Header %s', async (_what, at, isShown) => {
  answering({});
  // The parts of a member are then drawn together with the header.
  await preloadMemberParts();
  await open(at, arabesk, an);
  await expect.element(link('Dansstudio Arabesk')).toBeVisible();
  expect(page.getByRole('button', { name: 'Kies gezinslid' }).elements()).toHaveLength(isShown ? 1 : 0);
});

function clubOf(): Club {
  const { club } = inputAt('/arabesk');
  if (club === 'unknown' || !('known' in club) || club.known === 'missing')
    throw new Error('The club is missing');
  return club.known;
}

describe('Header, with a filled cart of An', () => {
  const owner = { club: arabesk.nid, uid: an.uid };
  const selected = () => selectionStore.getState().selection?.uid;

  beforeEach(async () => {
    answering({});
    await preloadMemberParts();
    browserCart.getState().change(owner, (items) => ({ ...items, products: { 6302: 2 } }));
    selectionStore.getState().select(an.uid, an.uid);
    await open('/arabesk/cursussen', arabesk, an);
    await expect.element(page.getByRole('button', { name: /^An Peeters, kies gezinslid/ })).toBeVisible();
  });
  afterEach(() => {
    browserCart.getState().clear(owner);
    forgetNotices();
  });

  test('asks before a screen makes Noor the member, and lets the person look on without the cart', async () => {
    const then = vi.fn();
    memberSwitchStore.getState().ask?.(noor.uid, then);
    const dialog = page.getByRole('dialog', { name: 'Afrekenen per gezinslid' });
    await expect.element(dialog).toBeVisible();
    expect(selected()).toBe(an.uid);
    expect(then).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Kijk verder, het winkelmandje blijft' }));
    await expect.poll(selected).toBe(noor.uid);
    expect(then).toHaveBeenCalledOnce();
    expect(cartItems(browserCart.getState(), owner).products).toEqual({ 6302: 2 });
    expect(noticesStore.getState().log).toEqual([]);
  });

  test('tells once that the cart waits when a link names Noor', async () => {
    selectionStore.getState().follow(noor.uid, an.uid);
    await expect
      .poll(() => noticesStore.getState().log.map(({ message, link: way }) => [message, way?.to]))
      .toEqual([['Het winkelmandje van An staat klaar (2).', '/arabesk/winkelmandje']]);
    expect(selectionStore.getState().left).toBeUndefined();
  });
});
