import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import cases from '#tests/cases/ids.json' with { type: 'json' };
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('an id in the text of a request', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  it.each(cases)('get_order answers $name ($text) without a query that fails', async ({ text, expected }) => {
    const { status } = await parent.call('get_order', { oids: text });
    expect(expected === null ? [400, 404] : [404]).toContain(status);
  });

  it.each(cases)(
    'get_product answers $name ($text) without a query that fails',
    async ({ text, expected }) => {
      const { status } = await parent.call('get_product', { club: 1, product: text });
      expect(expected === null ? [400, 404] : [404]).toContain(status);
    },
  );

  it.each(cases)('a cart holds no product for $name ($text)', async ({ text }) => {
    const cart = { club: 1, uid: 3, tariffs: [], products: { [text]: 1 } };
    const { status, body } = await parent.call('compile_public_registration_invoice', cart);
    expect([status, body]).toMatchObject([200, { result: { items: [], total: 0 } }]);
  });

  it('get_product finds a product by its number in the one notation of an id', async () => {
    const [product] = (await parent.ask('get_products', { club: 1 })).result;
    const nid = String(product?.nid);
    const statusOf = async (text: string) =>
      (await parent.call('get_product', { club: 1, product: text })).status;
    expect(await Promise.all([nid, `0${nid}`, `${nid}e0`].map(statusOf))).toEqual([200, 404, 404]);
  });
});
