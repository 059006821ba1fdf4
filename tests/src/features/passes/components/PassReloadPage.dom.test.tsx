import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PassReloadPage } from '#src/features/passes/components/PassReloadPage.tsx';
import { club } from '../../courses/courseFixtures.ts';
import { card, now } from '../passFixtures.ts';
import { renderPasses } from '../renderPasses.tsx';
import { servePasses } from '../servePasses.ts';

const arabesk = club();
const open = () => renderPasses(<PassReloadPage club={arabesk} />);
const order = (amount: string) =>
  page.getByRole('button', { name: new RegExp(`^Herladen en betalen · €\\s${amount}$`) });

beforeEach(() => vi.setSystemTime(now * 1000));
afterEach(() => {
  vi.useRealTimers();
});

test('PassReloadPage tells the turns that a card has afterwards, and orders what is chosen', async () => {
  const server = servePasses();
  server.offered = [
    { pass: 30, label: 'Beurtenkaart 5', credit: 5, price: 50 },
    { pass: 31, label: 'Beurtenkaart 10', credit: 10, price: 95 },
  ];
  server.changes.reload_pass = () => Response.json({ result: { oids: [77] } });
  const router = await open();
  await expect.element(page.getByRole('radio', { name: /^Beurtenkaart 10/ })).toBeChecked();
  await expect.element(page.getByText('Daarna staan er 9 beurten op je kaart.')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: /^10 beurten/ }));
  await expect.element(page.getByText('Daarna staan er 14 beurten op je kaart.')).toBeVisible();
  await userEvent.click(order('95,00'));
  await expect.poll(() => router.state.location.pathname).toBe('/bevestiging/77');
  expect(server.asked.map(({ body }) => body)).toEqual([{ club: 1, uid: 1, card: 1, pass: 31, total: 95 }]);
});

test('PassReloadPage shows a changed price before it orders at that price', async () => {
  const server = servePasses();
  server.offered = [{ pass: 30, label: 'Beurtenkaart 5', credit: 5, price: 47.5 }];
  const answers = [
    () =>
      Response.json(
        { errors: ['De prijs is veranderd.'], code: 'price-changed', total: 50 },
        { status: 409 },
      ),
    () => Response.json({ result: { oids: [78] } }),
  ];
  server.changes.reload_pass = () => answers.shift()?.() ?? Response.error();
  const router = await open();
  await userEvent.click(order('47,50'));
  await expect.element(page.getByRole('alert').getByText(/De prijs is intussen €\s50,00/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  await userEvent.click(order('50,00'));
  await expect.poll(() => router.state.location.pathname).toBe('/bevestiging/78');
  expect(server.asked.map(({ body }) => body)).toMatchObject([{ total: 47.5 }, { total: 50 }]);
  // Another total is another order.
  expect(server.asked[1]?.key).not.toBe(server.asked[0]?.key);
});

test('PassReloadPage says that there is no card yet, with a link to where cards are sold', async () => {
  const server = servePasses();
  server.cards = [];
  await open();
  await expect
    .element(page.getByRole('heading', { name: 'Er is nog geen kaart om te herladen' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Koop een beurtenkaart' }))
    .toHaveAttribute('href', '/arabesk/beurtenkaart');
});

test('PassReloadPage reloads the card of the address', async () => {
  const server = servePasses();
  server.cards = [card(), card({ id: 2, label: 'Danskaart', credit: 1 })];
  const router = await open();
  await userEvent.click(page.getByRole('radio', { name: /^Danskaart/ }));
  await expect.poll(() => router.state.location.search).toBe('?van=mail&kaart=2');
  await expect.element(page.getByText('Daarna staan er 6 beurten op je kaart.')).toBeVisible();
});
