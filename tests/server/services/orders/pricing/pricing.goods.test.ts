import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  additionalServices,
  clubs,
  products,
  productVariants,
  relatedProducts,
  users,
} from '#server/db/schema.ts';
import { compileCart } from '#tests/server/support/orders/compileCart.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';

const unknown = 'Iets in je winkelmandje bestaat niet meer. We hebben het verwijderd.';

describe('the other lines of a cart than registrations', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  describe('services', () => {
    const camp = 1211;
    let nids: Record<string, number>;
    beforeAll(async () => {
      const { db } = server.database;
      await db.update(users).set({ birthdate: '2019-01-01' }).where(eq(users.uid, 4));
      const rows = await db.select().from(additionalServices);
      nids = Object.fromEntries(rows.map(({ title, nid }) => [title, nid]));
    });
    afterEach(() =>
      server.database.db
        .update(additionalServices)
        .set({ sold: 0 })
        .where(eq(additionalServices.title, 'Naopvang')),
    );

    it('have a line with their own price, beside the course', async () => {
      const chosen = [`${nids.Naopvang}`, `${nids.Vooropvang};3`];
      const cart = await compileCart(parent, { uid: 3, tariffs: [camp], selectedAdditionalServices: chosen });
      expect(cart.result.items).toMatchObject([
        { type: 'tariff', tariff: camp },
        {
          type: 'service',
          nid: nids.Naopvang,
          service: nids.Naopvang,
          uid: 3,
          course: 121,
          unit_cost: 12.5,
          description: 'Naopvang (Danskamp in de vakantie)',
        },
        { type: 'service', nid: nids.Vooropvang, unit_cost: 10 },
      ]);
      expect(cart.result.total).toBe(167.5);
    });

    it('are possible for a companion too, while places are left', async () => {
      const { db } = server.database;
      const wanted = {
        uid: 3,
        users: [4],
        tariffs: [1213],
        selectedAdditionalServices: [`${nids.Naopvang};3`, `${nids.Naopvang};4`, `${nids.Naopvang}`],
      };
      const both = await compileCart(parent, wanted);
      expect(both.result.items.map(({ type, uid }) => [type, uid])).toEqual([
        ['tariff', 3],
        ['tariff', 4],
        ['service', 3],
        ['service', 4],
      ]);
      await db.update(additionalServices).set({ sold: 11 }).where(eq(additionalServices.title, 'Naopvang'));
      const one = await compileCart(parent, wanted);
      expect(one.result.items.filter(({ type }) => type === 'service')).toMatchObject([{ uid: 3 }]);
      expect(one.result.user_feedback).toEqual(['Naopvang (Danskamp in de vakantie) is volzet.']);
    });

    it('take places of their own alone: another service in the cart leaves the last place', async () => {
      await server.database.db
        .update(additionalServices)
        .set({ sold: 11 })
        .where(eq(additionalServices.title, 'Naopvang'));
      const chosen = [`${nids.Vooropvang}`, `${nids.Naopvang}`];
      const cart = await compileCart(parent, { uid: 3, tariffs: [camp], selectedAdditionalServices: chosen });
      const services = cart.result.items.filter(({ type }) => type === 'service').map(({ nid }) => nid);
      expect(services).toEqual([nids.Vooropvang, nids.Naopvang]);
    });

    it('are left out without their course', async () => {
      const chosen = { selectedAdditionalServices: [`${nids.Naopvang}`] };
      expect((await compileCart(parent, { uid: 3, ...chosen })).result).toMatchObject({
        items: [],
        user_feedback: [],
      });
      const other = await compileCart(parent, { uid: 3, tariffs: [1021], ...chosen });
      expect(other.result.items).toMatchObject([{ tariff: 1021 }]);
      const ofSister = { selectedAdditionalServices: [`${nids.Naopvang};2`] };
      const forSister = await compileCart(parent, { uid: 3, tariffs: [camp], ...ofSister });
      expect(forSister.result.items).toMatchObject([{ tariff: camp }]);
    });

    it.each(['999999', '9999999999'])('get a message when they do not exist: %s', async (nid) => {
      const cart = await compileCart(parent, { uid: 3, tariffs: [camp], selectedAdditionalServices: [nid] });
      expect(cart.result).toMatchObject({ items: [{ tariff: camp }], user_feedback: [unknown] });
    });
  });

  describe('products', () => {
    it('are priced by their quantity', async () => {
      const cart = await compileCart(parent, { products: { 6101: 2, 6501: 1 } });
      expect(cart.result).toMatchObject({
        items: [
          {
            type: 'product',
            nid: 6101,
            qty: 2,
            unit_cost: 24.5,
            qty_backorder: 0,
            description: 'Balletschoenen – Maat 28',
          },
          { type: 'product', nid: 6501, qty: 1, unit_cost: 19.99 },
        ],
        total: 68.99,
        user_feedback: [],
      });
    });

    it.each([
      [
        'fewer than wanted',
        { 6101: 9 },
        [[6101, 4, 0]],
        ['Van Balletschoenen (Maat 28) zijn er nog 4 op voorraad: we pasten je aantal aan.'],
      ],
      ['zero', { 6103: 1 }, [], ['Balletschoenen (Maat 32) is niet meer op voorraad.']],
      ['some now and the rest later', { 6104: 5 }, [[6104, 5, 3]], []],
      ['all of them later', { 6201: 2 }, [[6201, 2, 2]], []],
      [
        'more than one may order',
        { 6501: 6 },
        [[6501, 5, 0]],
        ['Van Jaarkalender kan je er hoogstens 5 bestellen: we pasten je aantal aan.'],
      ],
    ])('with a stock of %s get the right quantity and message', async (_name, wanted, lines, feedback) => {
      const { result } = await compileCart(parent, { products: wanted });
      expect(result.items.map(({ nid, qty, qty_backorder }) => [nid, qty, qty_backorder])).toEqual(lines);
      expect(result.user_feedback).toEqual(feedback);
    });

    it('have a maximum per order over all sizes together', async () => {
      await server.database.db.update(products).set({ maxPerOrder: 3 }).where(eq(products.nid, 61));
      const { result } = await compileCart(parent, { products: { 6101: 2, 6102: 1, 6104: 2 } });
      expect(result.items.map(({ nid, qty }) => [nid, qty])).toEqual([
        [6101, 2],
        [6102, 1],
      ]);
      expect(result.user_feedback).toEqual([
        'Van Balletschoenen kan je er hoogstens 3 bestellen: we pasten je aantal aan.',
      ]);
      await server.database.db.update(products).set({ maxPerOrder: null }).where(eq(products.nid, 61));
    });

    it('with a stock as high as the maximum per order have a message about the stock', async () => {
      await server.database.db.update(products).set({ maxPerOrder: 4 }).where(eq(products.nid, 61));
      const { result } = await compileCart(parent, { products: { 6101: 9 } });
      await server.database.db.update(products).set({ maxPerOrder: null }).where(eq(products.nid, 61));
      expect(result.user_feedback).toEqual([
        'Van Balletschoenen (Maat 28) zijn er nog 4 op voorraad: we pasten je aantal aan.',
      ]);
    });

    it('without a counted stock are always available', async () => {
      await server.database.db
        .update(productVariants)
        .set({ stock: null })
        .where(eq(productVariants.nid, 6401));
      const { result } = await compileCart(parent, { products: { 6401: 99 } });
      expect(result.items).toMatchObject([{ qty: 99, qty_backorder: 0, unit_cost: 3.2 }]);
    });

    it.each(['7101', '999999', '9999999999'])(
      'of another club or that do not exist get a message: %s',
      async (nid) => {
        expect((await compileCart(parent, { products: { [nid]: 1 } })).result).toMatchObject({
          items: [],
          total: 0,
          user_feedback: [unknown],
        });
      },
    );

    it('are left out for a club without a webshop', async () => {
      const { db } = server.database;
      await db
        .update(clubs)
        .set({ addons: ['passes'] })
        .where(eq(clubs.nid, 1));
      expect((await compileCart(parent, { products: { 6101: 1 } })).result.items).toEqual([]);
      await db
        .update(clubs)
        .set({ addons: ['passes', 'ticketsales', 'webshop'] })
        .where(eq(clubs.nid, 1));
    });

    it('that belong to a tariff are offered with it in every size, without those of another club', async () => {
      await server.database.db.insert(relatedProducts).values({ tariffNid: 1021, productNid: 71 });
      const { result } = await compileCart(parent, { uid: 3, tariffs: [1021] });
      expect(result.related_products).toMatchObject([
        { nid: 61, url: 'balletschoenen', category: 'Schoenen' },
      ]);
      expect(result.related_products[0]?.variants).toHaveLength(4);
      expect((await compileCart(parent, { tariffs: [1121] })).result.related_products).toEqual([]);
    });
  });

  describe('passes', () => {
    it('have a line with their own price', async () => {
      const { result } = await compileCart(parent, { passes: [31, 30] });
      expect(result.items).toMatchObject([
        { type: 'pass', nid: 31, unit_cost: 95, description: 'Beurtenkaart 10' },
        { type: 'pass', nid: 30, unit_cost: 50 },
      ]);
      expect(result.total).toBe(145);
    });

    it.each([40, 999])('of another club or that do not exist get a message: %i', async (nid) => {
      expect((await compileCart(parent, { passes: [nid] })).result).toMatchObject({
        items: [],
        user_feedback: [unknown],
      });
    });
  });
});
