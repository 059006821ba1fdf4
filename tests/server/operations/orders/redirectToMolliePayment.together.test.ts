import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#server/db/schema.ts';
import { forgetPayments } from '../../support/orders/paying.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { type SettablePayments, settablePayments } from '../../support/orders/settablePayments.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Two children, each with a T-shirt of 18 euros: two orders of one checkout. The club asks for its money later. */
const shirt = { club: arabesk, tariffs: [], products: { '6302': 1 }, total: 18 };

describe('redirect_to_mollie_payment, with `together`', () => {
  let server: TestServer;
  let provider: SettablePayments;
  let parent: TestClient;
  let restore: () => Promise<void>;
  let first: number;
  let second: number;
  beforeAll(async () => {
    provider = settablePayments();
    server = await startTestServer({ provider });
    parent = await server.loggedIn('ouder@example.org');
    restore = await restoreSales(server.database.db);
  });
  beforeEach(async () => {
    const place = async (cart: {
      readonly uid: number;
      readonly more?: boolean;
      readonly checkout?: number;
    }) => Number((await parent.ask('place_order', { ...shirt, ...cart }, newKey())).result.oids[0]);
    first = await place({ uid: 1, more: true });
    second = await place({ uid: 2, checkout: first });
  });
  afterEach(async () => {
    await forgetPayments(server);
    await restore();
    provider.reset();
  });
  afterAll(() => server.stop());

  const latest = () => provider.references.at(-1) ?? '';
  const pay = async (request: object) => {
    const { headers } = await parent.call('redirect_to_mollie_payment', {
      ...{ oid: first, early: true },
      ...request,
    });
    return String(headers.location);
  };
  const partsOf = async (reference: string) => {
    const { db } = server.database;
    const rows = await db.select().from(payments).where(eq(payments.reference, reference));
    return rows.map(({ oid, state, amountCents, chargedBackCents }) => ({
      ...{ oid, state, amountCents, chargedBackCents },
    }));
  };
  const states = async () => {
    const { result } = await parent.ask('get_order', { oids: `${first},${second}` });
    return result.map(({ payment }) => payment);
  };

  it('pays both orders in one payment, whichever of them is named', async () => {
    const place = await pay({ together: true });
    expect(place).toBe(`https://pay.example.org/${latest()}`);
    expect(await pay({ oid: second, together: true })).toBe(place);
    expect(await partsOf(latest())).toMatchObject([
      { oid: first, state: 'open', amountCents: 1_800 },
      { oid: second, state: 'open', amountCents: 1_800 },
    ]);
    provider.set(latest(), 'paid');
    expect(await states()).toEqual(['paid', 'paid']);
    expect(await pay({ together: true })).toBe(`/bevestiging/${first},${second}`);
  });

  it('pays what the other order still asks, once one of them is paid by itself', async () => {
    await pay({});
    provider.set(latest(), 'paid');
    await pay({ together: true });
    expect(await partsOf(latest())).toMatchObject([{ oid: second, amountCents: 1_800 }]);
  });

  it('closes the page of one order before it opens that of both, so that nobody pays twice', async () => {
    await pay({});
    const alone = latest();
    await pay({ together: true });
    expect(latest()).not.toBe(alone);
    expect(await partsOf(alone)).toMatchObject([{ oid: first, state: 'cancelled' }]);
    const both = latest();
    await pay({ oid: second });
    expect((await partsOf(both)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });

  it('opens one page for simultaneous clicks, and settles simultaneous reports once', async () => {
    const places = await Promise.all(Array.from({ length: 4 }, () => pay({ together: true })));
    expect(new Set(places).size).toBe(1);
    // Nobody sees the pages of the slower requests.
    provider.set(places[0]?.split('/').at(-1) ?? '', 'paid');
    await Promise.all(Array.from({ length: 4 }, () => states()));
    expect(await states()).toEqual(['paid', 'paid']);
  });

  it('leaves the page alone that another request opened meanwhile', async () => {
    await pay({});
    const { cancel } = provider;
    const isOpened = Promise.withResolvers<void>();
    const isAsked = Promise.withResolvers<void>();
    provider.cancel = async (reference) => {
      provider.cancel = cancel;
      isAsked.resolve();
      await isOpened.promise;
      await provider.cancel(reference);
    };
    const slow = pay({ together: true });
    await isAsked.promise;
    const place = await pay({ together: true });
    isOpened.resolve();
    expect(await slow).toBe(place);
    const parts = await partsOf(place.split('/').at(-1) ?? '');
    expect(parts.map(({ state }) => state)).toEqual(['open', 'open']);
  });

  it('opens no second page beside one that asks for another part of it', async () => {
    const { start } = provider;
    const isOpened = Promise.withResolvers<void>();
    const isAsked = Promise.withResolvers<void>();
    provider.start = async (payment) => {
      provider.start = start;
      isAsked.resolve();
      await isOpened.promise;
      return await provider.start(payment);
    };
    const slow = parent.call('redirect_to_mollie_payment', { oid: first, early: true, together: true });
    await isAsked.promise;
    await pay({});
    const alone = latest();
    isOpened.resolve();
    expect((await slow).status).toBe(409);
    expect(await partsOf(alone)).toMatchObject([{ oid: first, state: 'open' }]);
    expect(await partsOf(latest())).toEqual([]);
  });

  it('takes what the bank takes back from the first order first', async () => {
    await pay({ together: true });
    provider.set(latest(), 'paid');
    await states();
    provider.chargeBack(latest(), 2_000);
    const url = '/payments/webhook';
    await server.app.inject({ method: 'POST', url, payload: { id: latest() } });
    expect((await partsOf(latest())).map((part) => part.chargedBackCents)).toEqual([1_800, 200]);
    expect(await states()).toEqual(['unpaid', 'unpaid']);
  });

  it('leaves out the orders of another person', async () => {
    const els = await server.loggedIn('federatie@example.org');
    const { status } = await els.call('redirect_to_mollie_payment', { oid: first, together: true });
    expect(status).toBe(404);
  });
});
