import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { browserCart } from '#src/features/basket/index.ts';
import { cartItems } from '#src/features/basket/state/cartStore.ts';
import { FamilyCart } from '#src/features/cart/components/family/FamilyCart.tsx';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';
import { club, lars, noor } from '#tests/src/features/courses/courseFixtures.ts';

const arabesk = club();
const people = [noor, lars].map((member) => ({ ...member, lastName: 'Peeters', parent: undefined }));
const owners = people.map(({ uid }) => ({ club: arabesk.nid, uid }));
const itemsOf = (uid: number) => cartItems(browserCart.getState(), { club: arabesk.nid, uid }).products;

interface Ordered {
  readonly uid: number;
  readonly checkout?: number;
  readonly more?: boolean;
}

/** Prices each product at € 10.00 and places orders, except those of one member. */
function stubServer() {
  const server = { refused: 0, orders: [] as Ordered[] };
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    const body = request?.body ? JSON.parse(String(request.body)) : {}; // written by the queries themselves
    if (url.includes('place_order')) {
      const { uid, checkout, more } = body;
      server.orders.push({ uid, checkout, more });
      if (uid === server.refused)
        return Response.json({ errors: ['Dit product is uitverkocht.'], code: 'refused' }, { status: 409 });
      return Response.json({ result: { oids: [100 + uid] } });
    }
    if (!url.includes('compile_public_registration_invoice')) return Response.json({ result: [] });
    const items = Object.entries(body.products).map(([nid, qty]) => ({
      ...{ nid: Number(nid), qty, type: 'product', description: 'Haarnetje' },
      ...{ unit_cost: 10, section: wireItem.section, uid: body.uid },
    }));
    return Response.json({
      ...wireInvoice,
      result: { ...wireInvoice.result, items, total: 10 * items.length },
    });
  });
  return server;
}

async function renderCart() {
  for (const owner of owners)
    browserCart.getState().change(owner, (items) => ({ ...items, products: { 6401: 1 } }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([
    { path: '/', element: <FamilyCart club={arabesk} people={people as never} /> }, // the cart reads only these fields of a member
    { path: '*', element: <p>Bevestiging</p> },
  ]);
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const order = () => page.getByRole('button', { name: /^Bestellen met betalingsverplichting · €\s20,00$/ });

test('FamilyCart groups by person under one total, and orders every cart in one checkout', async () => {
  const server = stubServer();
  const router = await renderCart();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Noor Peeters' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Lars Peeters' })).toBeVisible();
  await userEvent.dblClick(order());
  await expect.element(page.getByText('Bevestiging')).toBeVisible();
  expect(router.state.location.pathname).toContain('108,109');
  expect(server.orders).toEqual([
    { uid: noor.uid, checkout: undefined, more: true },
    { uid: lars.uid, checkout: 108, more: undefined },
  ]);
  expect([itemsOf(noor.uid), itemsOf(lars.uid)]).toEqual([{}, {}]);
});

test('FamilyCart keeps the cart that the server refuses, and says that the carts before it are ordered', async () => {
  const server = stubServer();
  server.refused = lars.uid;
  const router = await renderCart();
  await userEvent.click(order());
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect([itemsOf(noor.uid), itemsOf(lars.uid)]).toEqual([{}, { 6401: 1 }]);
});
