import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserCart, noItems } from '#src/features/basket/index.ts';
import { PassLogPage } from '#src/features/passes/components/PassLogPage.tsx';
import { PassOverviewPage } from '#src/features/passes/components/PassOverviewPage.tsx';
import { club } from '../../courses/courseFixtures.ts';
import { an, noor } from '../../session/people.ts';
import { clientOf, renderRoutes } from '../../session/renderRoutes.tsx';
import { card, now, session } from '../passFixtures.ts';
import { renderPasses } from '../renderPasses.tsx';
import { servePasses } from '../servePasses.ts';

const arabesk = club();
const owner = { club: arabesk.nid, uid: an.uid };

beforeEach(() => vi.setSystemTime(now * 1000));
afterEach(() => {
  vi.useRealTimers();
  browserCart.getState().change(owner, () => noItems);
});

test('PassOverviewPage shows the credit and the end of each card, and the turns that each course costs', async () => {
  const server = servePasses();
  server.cards = [card(), card({ id: 2, label: 'Beurtenkaart 5', credit: 1, validUntil: '2026-11-19' })];
  server.sessions = [session(), session({ nid: 901, course: 'Danscafé', turns: 1 })];
  await renderPasses(<PassOverviewPage club={arabesk} />);
  const cards = page.getByRole('region', { name: 'Jouw kaarten' });
  await expect
    .element(cards.getByRole('listitem').nth(0))
    .toMatchTextContent(/Beurtenkaart 10\s*4\s*beurten over\s*Onbeperkt geldig/);
  await expect.element(cards.getByRole('listitem').nth(1)).toMatchTextContent(/Beurtenkaart 5\s*Vervallen/);
  const uses = page.getByRole('region', { name: 'Waarvoor gebruik je ze?' });
  await expect
    .element(uses.getByRole('listitem').filter({ hasText: 'Danscafé' }))
    .toMatchTextContent(/1 beurt$/);
  await expect
    .element(uses.getByRole('listitem').filter({ hasText: 'Jazz' }))
    .toMatchTextContent(/2 beurten/);
  expect(document.title).toMatch(/^Beurtenkaart · Dansstudio Arabesk/);
});

test('PassOverviewPage puts a pass into the cart, and then links to the cart', async () => {
  servePasses();
  const router = await renderPasses(<PassOverviewPage club={arabesk} />);
  await userEvent.click(page.getByRole('button', { name: 'Leg in winkelmandje Beurtenkaart 5' }));
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/winkelmandje');
  expect(browserCart.getState().items[`1-${an.uid}`]?.passes).toEqual([30]);
  await router.navigate(-1);
  await expect
    .element(page.getByRole('link', { name: 'Zit in je winkelmandje Beurtenkaart 5' }))
    .toHaveAttribute('href', '/arabesk/winkelmandje');
});

test('PassOverviewPage says without a connection that it could not load, until a retry works', async () => {
  const server = servePasses();
  server.cards = [];
  server.isReached = false;
  await renderPasses(<PassOverviewPage club={arabesk} />);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Je hebt geen internet/);
  server.isReached = true;
  await userEvent.click(page.getByRole('button', { name: 'Opnieuw proberen' }));
  await expect.element(page.getByRole('heading', { name: 'An heeft nog geen beurtenkaart' })).toBeVisible();
});

test.each([
  [club({ addons: [] }), 'Deze club werkt niet met beurtenkaarten'],
  [arabesk, 'Er staat nog niets in het logboek'],
])('PassLogPage explains why there is no log (%#)', async (of, said) => {
  servePasses();
  await renderPasses(<PassLogPage club={of} />);
  await expect.element(page.getByRole('heading', { name: said })).toBeVisible();
});

test('PassOverviewPage tells what a pass is and asks for the person, while nobody of the family is chosen', async () => {
  const server = servePasses();
  server.cards = [card()];
  await renderRoutes(
    clientOf(an, [noor]),
    [{ path: '/', element: <PassOverviewPage club={arabesk} /> }],
    '/',
  );
  await expect.element(page.getByRole('heading', { name: 'Van wie is de beurtenkaart?' })).toBeVisible();
  await expect.element(page.getByText(/^Met een beurtenkaart betaal je vooraf/)).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Noor' }));
  await expect.element(page.getByRole('region', { name: 'Jouw kaarten' })).toBeVisible();
});
