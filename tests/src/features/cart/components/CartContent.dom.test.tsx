import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserCart, type CartItems } from '#src/features/basket/index.ts';
import { cartItems } from '#src/features/basket/state/cartStore.ts';
import { CartContent } from '#src/features/cart/components/CartContent.tsx';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';
import { club, noor } from '../../courses/courseFixtures.ts';
import { clientOf, renderRoutes } from '../../session/renderRoutes.tsx';

const arabesk = club();
const owner = { club: arabesk.nid, uid: noor.uid };
const member = { ...noor, lastName: 'Peeters', parent: undefined };

interface Stubbed {
  isReached: boolean;
  soldOut: string;
  /** Whether the holds of the cart have ended. */
  hasExpired: boolean;
  /** The number of prices that were asked. */
  prices: number;
  /** The orders that were sent. */
  orders: object[];
  order: () => Response;
}

/** Prices each product at € 10.00 and leaves out a sold-out one, or fails while it is unreachable. WELKOM10 takes off € 1.00. */
function stubServer(): Stubbed {
  const server: Stubbed = {
    ...{ isReached: true, soldOut: '', hasExpired: false, prices: 0, orders: [] },
    order: () => Response.json({ result: { oids: [101] } }),
  };
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    if (url.includes('place_order')) {
      server.orders.push(JSON.parse(String(request?.body)));
      return server.order();
    }
    if (url.includes('extend_hold')) server.hasExpired = false;
    if (!url.includes('compile_public_registration_invoice')) return Response.json({ result: [] });
    if (!server.isReached) throw new TypeError('Failed to fetch');
    server.prices += 1;
    // Written by the query itself.
    const asked = JSON.parse(String(request?.body)) as {
      products?: Record<string, number>;
      tariffs: number[];
      vouchers?: string[];
    };
    const left = Object.entries(asked.products ?? {}).filter(([nid]) => nid !== server.soldOut);
    const products = left.map(([nid, qty]) => ({
      ...{ nid: Number(nid), qty, type: 'product', description: 'Haarnetje' },
      ...{ unit_cost: 10, section: wireItem.section, uid: noor.uid },
    }));
    const now = 1_795_000_000;
    const expires = server.hasExpired ? now - 60 : now + 600;
    const tariffs = asked.tariffs.map((tariff) => ({
      ...wireItem,
      ...{ tariff, unit_cost: 20, discount: 0, has_instant: true, expires },
    }));
    const items = [...products, ...tariffs];
    const vouchers = asked.vouchers ?? [];
    const reduction = vouchers.some((code) => code.toUpperCase() === 'WELKOM10') ? 1 : 0;
    const total = items.reduce((sum, { qty, unit_cost }) => sum + qty * unit_cost, -reduction);
    return Response.json({
      ...{ ...wireInvoice, has_vouchers: true, payLater: total },
      result: {
        ...{ ...wireInvoice.result, items, total },
        rejected_vouchers: vouchers.filter((code) => code.toUpperCase() !== 'WELKOM10'),
        ...(tariffs.length > 0 && { reservation: { now, expires, extensions_left: 2 } }),
      },
    });
  });
  return server;
}

function renderCart() {
  const cart = <CartContent club={arabesk} member={member as never} />; // the cart reads only these fields of a member
  return renderRoutes(clientOf('visitor'), [{ path: '/', element: cart }]);
}

function fill(items: Partial<CartItems>): void {
  browserCart.getState().change(owner, (before) => ({ ...before, ...items }));
}

const order = (amount: string) =>
  page.getByRole('button', { name: new RegExp(`^Bestellen met betalingsverplichting · €\\s${amount}$`) });

test('CartContent shows no price and disables ordering when the price cannot be calculated, until a retry works', async () => {
  const server = stubServer();
  browserCart.getState().change(owner, (items) => ({ ...items, products: { 6401: 1 } }));
  await renderCart();
  await expect
    .element(page.getByRole('button', { name: /^Bestellen met betalingsverplichting · €\s10,00$/ }))
    .toBeVisible();

  server.isReached = false;
  browserCart.getState().change(owner, (items) => ({ ...items, products: { 6401: 2 } }));
  await expect.element(page.getByText('We konden de prijs niet opnieuw berekenen')).toBeVisible();
  const unknown = page.getByRole('button', { name: 'Prijs onbekend' });
  await expect.element(unknown).toBeDisabled();
  await expect.element(page.getByRole('button', { name: /Bestellen/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').getByText('Prijs onbekend')).toBeVisible();

  server.isReached = true;
  await userEvent.click(page.getByRole('button', { name: 'Opnieuw proberen' }));
  await expect
    .element(page.getByRole('button', { name: /^Bestellen met betalingsverplichting · €\s20,00$/ }))
    .toBeEnabled();
});

test('CartContent drops what the server leaves out, and asks no second price for the rest', async () => {
  const server = stubServer();
  server.soldOut = '6402';
  browserCart.getState().change(owner, (items) => ({ ...items, products: { 6401: 1, 6402: 1 } }));
  await renderCart();
  await expect
    .element(page.getByRole('button', { name: /^Bestellen met betalingsverplichting · €\s10,00$/ }))
    .toBeEnabled();
  expect(cartItems(browserCart.getState(), owner).products).toEqual({ 6401: 1 });
  expect(server.prices).toBe(1);
});

test('CartContent counts a voucher, and says of one that is not valid that it was removed', async () => {
  stubServer();
  fill({ products: { 6401: 2 } });
  await renderCart();
  await userEvent.click(page.getByRole('button', { name: 'Heb je een kortingscode?' }));
  const code = page.getByRole('textbox', { name: 'Kortingscode' });
  const enter = async (typed: string) => {
    await userEvent.fill(code, typed);
    await userEvent.keyboard('{Enter}');
  };
  await enter('WELKOM10');
  await expect.element(order('19,00')).toBeEnabled();
  await expect.element(code).toHaveValue('');
  await enter('welkom10');
  await expect.element(page.getByText('Deze kortingscode staat al in je winkelmandje.')).toBeVisible();
  await enter('VORIGJAAR');
  const notices = page.getByRole('log', { name: 'Meldingen' });
  await expect.element(notices.getByText('Kortingscode niet geldig')).toBeVisible();
  await expect
    .element(
      notices.getByText(
        'Deze kortingscode is niet geldig of kan niet gecombineerd worden en werd verwijderd uit je winkelmandje.',
      ),
    )
    .toBeVisible();
  const used = page.getByRole('list', { name: 'Gebruikte kortingscodes' });
  await expect.element(used).toMatchTextContent(/^WELKOM10$/);
  await userEvent.click(page.getByRole('button', { name: 'Verwijder kortingscode WELKOM10' }));
  await expect.element(order('20,00')).toBeEnabled();
  await expect.element(used).not.toBeInTheDocument();
});

test('CartContent orders a cart without a form once when the button is pressed twice, and empties it', async () => {
  const server = stubServer();
  fill({ products: { 6401: 1 } });
  const router = await renderCart();
  await userEvent.dblClick(order('10,00'));
  await expect.poll(() => router.state.location.pathname).toBe('/bevestiging/101');
  expect(server.orders).toHaveLength(1);
  expect(cartItems(browserCart.getState(), owner).products).toEqual({});
});

test('CartContent keeps an item whose hold has ended in sight, and orders nothing until it is held again', async () => {
  const server = stubServer();
  server.hasExpired = true;
  fill({ tariffs: [31], courses: { 31: 11 } });
  await renderCart();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Ballet 1' }))
    .toMatchTextContent(/Niet meer gereserveerd/);
  const next = page.getByRole('link', { name: /^Verder/ });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Opnieuw reserveren' }));
  await expect.element(page.getByRole('timer')).toBeVisible();
  await expect.element(page.getByText('Niet meer gereserveerd')).not.toBeInTheDocument();
  await expect.element(next).toHaveAttribute('href', '/arabesk/winkelmandje?stap=gegevens');
});

const refusedWith = (code: string, sentence: string) => () =>
  Response.json({ errors: [sentence], code }, { status: 409 });

test('CartContent says why an order was refused, beside what is left, which can still be ordered', async () => {
  const server = stubServer();
  server.order = refusedWith('hold-expired', 'De tijd om af te rekenen is om.');
  fill({ products: { 6401: 1, 6402: 1 } });
  await renderCart();
  await expect.element(order('20,00')).toBeEnabled();
  // The other item is gone by the time of the order.
  server.soldOut = '6402';
  await userEvent.click(order('20,00'));
  const refusal = page.getByRole('alert').filter({ hasText: 'Niet meer gereserveerd' });
  await expect.element(refusal).toMatchTextContent(/De tijd om af te rekenen is om\./);
  await expect.element(order('10,00')).toBeEnabled();
  await expect.element(refusal).toBeVisible();
  server.order = () => Response.json({ result: { oids: [102] } });
  await userEvent.click(order('10,00'));
  await expect.poll(() => server.orders).toHaveLength(2);
});

test('CartContent links an order that lacks an address to the profile, which leads back to the cart', async () => {
  const server = stubServer();
  server.order = refusedWith('address-missing', 'Vul je adres in.');
  fill({ products: { 6401: 1 } });
  await renderCart();
  await userEvent.click(order('10,00'));
  await expect.element(page.getByRole('alert').getByText('We hebben je adres nodig')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Vul je adres in' }))
    .toHaveAttribute('href', '/profiel?redirect=%2Farabesk%2Fwinkelmandje');
});

test('CartContent offers the confirmation mail again where an order waits for a confirmed address', async () => {
  const server = stubServer();
  server.order = refusedWith('unconfirmed', 'Bevestig eerst je e-mailadres.');
  fill({ products: { 6401: 1 } });
  await renderCart();
  await userEvent.click(order('10,00'));
  const refusal = page.getByRole('alert').filter({ hasText: 'Bevestig eerst je e-mailadres' });
  await expect.element(refusal.getByRole('button', { name: 'Stuur de mail opnieuw' })).toBeVisible();
});
