import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, productVariants } from '#server/db/schema.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const arabesk = 1;
const deZwaluw = 2;
const kompas = 3;
const deDolfijn = 4;

describe('webshop', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const list = async (club: number, category?: string) =>
    (await server.client().ask('get_products', { club, ...(category !== undefined && { category }) })).result;
  const one = async (product: string, club = arabesk) =>
    (await server.client().ask('get_product', { club, product })).result;
  const refused = async (...[name, request]: Parameters<ReturnType<TestServer['client']>['call']>) => {
    const { status, body } = await server.client().call(name, request);
    return [status, body.code, body.errors?.[0]];
  };

  describe('get_product_categories', () => {
    it('counts the products of each category, in the order of the club', async () => {
      const { result } = await server.client().ask('get_product_categories', { club: arabesk });
      expect(result).toEqual([
        { nid: 1, url: 'schoenen', title: 'Schoenen', count: 2 },
        { nid: 2, url: 'kleding', title: 'Kleding', count: 3 },
        { nid: 3, url: 'voor-thuis', title: 'Voor thuis', count: 2 },
        { nid: 4, url: 'tweedehands', title: 'Tweedehands', count: 0 },
      ]);
      for (const { url, count } of result) expect(await list(arabesk, url)).toHaveLength(count);
    });
  });

  describe('get_products', () => {
    it('gives all products of a club and none of another club', async () => {
      expect((await list(arabesk)).map(({ nid }) => nid)).toEqual([61, 62, 63, 64, 67, 65, 66]);
      expect((await list(deZwaluw)).map(({ nid }) => nid)).toEqual([71]);
    });

    it('gives an empty list for an empty category', async () => {
      expect(await list(arabesk, 'tweedehands')).toEqual([]);
    });

    it.each([
      ['that does not exist', arabesk, 'bestaat-niet'],
      ['of another club', deZwaluw, 'schoenen'],
    ])('refuses a category %s', async (_, club, category) => {
      expect(await refused('get_products', { club, category })).toEqual([
        404,
        'not-found',
        'We vinden deze categorie niet (meer).',
      ]);
    });

    it('leaves out a product without variants, also in the counts', async () => {
      const { db } = server.database;
      const bare = { clubNid: deZwaluw, categoryNid: 5, url: 'leeg', title: 'Leeg', description: '' };
      await db.insert(products).values({ nid: 900, ...bare });
      expect((await list(deZwaluw)).map(({ nid }) => nid)).toEqual([71]);
      const { result } = await server.client().ask('get_product_categories', { club: deZwaluw });
      expect(result).toMatchObject([{ url: 'turnpakken', count: 1 }]);
      expect((await server.client().call('get_product', { club: deZwaluw, product: 'leeg' })).status).toBe(
        404,
      );
    });
  });

  describe('get_product', () => {
    it('gives the price, the stock and the back-order setting of each variant', async () => {
      expect(await one('balletschoenen')).toEqual({
        nid: 61,
        url: 'balletschoenen',
        title: 'Balletschoenen',
        description: expect.stringContaining('Zachte leren schoentjes'),
        category: 'Schoenen',
        image: { fid: 114, alt: 'Een balletschoen met linten', width: 200, height: 200 },
        isAddressRequired: false,
        max: null,
        variants: [
          { nid: 6101, title: 'Maat 28', price: 24.5, stock: 4, backorder: false },
          { nid: 6102, title: 'Maat 30', price: 24.5, stock: 1, backorder: false },
          { nid: 6103, title: 'Maat 32', price: 24.5, stock: 0, backorder: false },
          { nid: 6104, title: 'Maat 34', price: 26.5, stock: 2, backorder: true },
        ],
      });
      expect(await one('jaarkalender')).toMatchObject({ isAddressRequired: true, max: 5 });
      expect(await one('opname-lentevoorstelling')).toMatchObject({ variants: [{ stock: null }] });
    });

    it('gives the current stock', async () => {
      const { db } = server.database;
      await db.update(productVariants).set({ stock: 3 }).where(eq(productVariants.nid, 6101));
      expect((await one('balletschoenen')).variants[0]).toMatchObject({ stock: 3 });
    });

    it('finds a product by its number, but prefers a product with that number as its url', async () => {
      expect((await one('61')).url).toBe('balletschoenen');
      const { db } = server.database;
      const named = { clubNid: arabesk, categoryNid: 3, url: '62', title: 'Nummer 62', description: '' };
      await db.insert(products).values({ nid: 901, ...named });
      await db.insert(productVariants).values({ nid: 90101, productNid: 901, title: '', priceCents: 100 });
      expect(await one('62')).toMatchObject({ nid: 901, title: 'Nummer 62' });
    });

    it.each([
      ['that does not exist', arabesk, 'bestaat-niet'],
      ['of another club', deZwaluw, 'balletschoenen'],
      ['of another club by its number', deZwaluw, '61'],
      ['with a number that is too high', arabesk, '99999999999999999999'],
    ])('refuses a product %s', async (_, club, product) => {
      expect(await refused('get_product', { club, product })).toEqual([
        404,
        'not-found',
        'We vinden dit product niet (meer).',
      ]);
    });
  });

  describe('a club without a webshop', () => {
    it.each([
      ['get_product_categories', {}],
      ['get_products', {}],
      ['get_product', { product: 'balletschoenen' }],
    ] as const)('has no %s', async (name, request) => {
      expect(await refused(name, { club: kompas, ...request })).toEqual([
        404,
        'not-found',
        'Deze club heeft geen webshop.',
      ]);
    });
  });

  it('is refused to somebody whom the club has blocked', async () => {
    const blocked = await server.loggedIn('docent@example.org');
    const { status, body } = await blocked.call('get_products', { club: deDolfijn });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
});
