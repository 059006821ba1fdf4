import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { browserCart } from '#src/features/basket/index.ts';
import { cartItems } from '#src/features/basket/state/cartStore.ts';
import { CartContent } from '#src/features/cart/components/CartContent.tsx';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';
import { club, noor } from '../../courses/courseFixtures.ts';

const arabesk = club();
const owner = { club: arabesk.nid, uid: noor.uid };
const member = { ...noor, lastName: 'Peeters', parent: undefined };

/** Prices each product at € 10.00 and leaves out a sold-out one, or fails while it is unreachable. */
function stubServer() {
  const server = { isReached: true, soldOut: '', prices: 0 };
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    if (!url.includes('compile_public_registration_invoice')) return Response.json({ result: [] });
    if (!server.isReached) throw new TypeError('Failed to fetch');
    server.prices += 1;
    const { products } = JSON.parse(String(request?.body)) as { products: Record<string, number> }; // written by the query itself
    const left = Object.entries(products).filter(([nid]) => nid !== server.soldOut);
    const items = left.map(([nid, qty]) => ({
      ...{ nid: Number(nid), qty, type: 'product', description: 'Haarnetje' },
      ...{ unit_cost: 10, section: wireItem.section, uid: noor.uid },
    }));
    const total = items.reduce((sum, { qty }) => sum + 10 * qty, 0);
    return Response.json({ ...wireInvoice, result: { ...wireInvoice.result, items, total } });
  });
  return server;
}

async function renderCart() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([
    { path: '*', element: <CartContent club={arabesk} member={member as never} /> }, // the cart reads only these fields of a member
  ]);
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

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
