import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, payments } from '#server/db/schema.ts';
import { findOrdersInPayment } from '#server/services/orders/settling/settleOrders.ts';
import { loadCaller } from '#server/services/sessions/sessions.ts';
import { order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('get_last_unpaid_order', () => {
  let server: TestServer;
  let els: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    els = await server.loggedIn('federatie@example.org');
  });
  afterAll(() => server.stop());

  const last = async (client: TestClient, club: number) =>
    (await client.ask('get_last_unpaid_order', { club })).result;

  it('is the unpaid order of the demo data, at its own club only', async () => {
    expect(await last(els, 4)).toMatchObject({ total: 210 });
    expect(await last(els, 1)).toBeNull();
    const [seeded] = (await els.ask('get_order', { oids: String((await last(els, 4))?.oid) })).result;
    expect(seeded).toMatchObject({
      payment: 'unpaid',
      total: 210,
      registrations: [{ status: 'registered' }],
    });
  });

  it('is null for a member of another family', async () => {
    expect(await last(await server.loggedIn('ouder@example.org'), 4)).toBeNull();
  });

  it('is any open invoice, whatever the state of its payment, with the earliest day first', async () => {
    const { db } = server.database;
    const parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent);
    const first = await order(parent);
    server.clock.advance({ days: 1 });
    await saveAnswers(parent, 1, [1251]);
    const second = await order(parent, 1, [1251]);
    // Arabesk sets the day of payment later. Who wants may pay now.
    expect(await last(parent, 1)).toMatchObject({ oid: second, due: null, payable: true });
    await db.update(orders).set({ payNowCents: orders.totalCents, payLaterCents: 0 });
    expect(await last(parent, 1)).toMatchObject({ oid: first, payable: true });
    const pay = (oid: number, payment: typeof orders.$inferSelect.payment) =>
      db.update(orders).set({ payment }).where(eq(orders.oid, oid));
    for (const payment of ['failed', 'cancelled', 'processing'] as const) {
      await pay(first, payment);
      expect((await last(parent, 1))?.oid).toBe(first);
    }
    await pay(first, 'paid');
    expect((await last(parent, 1))?.oid).toBe(second);
    await pay(second, 'paid');
    expect(await last(parent, 1)).toBeNull();
    server.clock.reset();
  });

  it('includes an invoice that is not due yet, and an invoice with an abandoned payment', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const open = (await parent.ask('get_invoices', {})).result.filter(({ open }) => open > 0);
    const clubs = new Set(open.map(({ club }) => club.nid));
    expect(clubs.size).toBeGreaterThan(0);
    for (const nid of clubs) {
      const [urgent] = open.filter(({ club }) => club.nid === nid);
      expect(await last(parent, nid)).toMatchObject({ oid: urgent?.oid, due: urgent?.due });
    }
    const abandoned = await last(els, 4);
    await els.call('redirect_to_mollie_payment', { oid: abandoned?.oid });
    expect(await last(els, 4)).toEqual({
      ...abandoned,
      standing: { ...abandoned?.standing, attempt: 'left' },
    });
    const { invoices } = (await els.ask('get_dashboard', {})).result;
    expect(invoices?.map(({ oid }) => oid)).toContain(abandoned?.oid);
  });

  it('answers 404 for an unknown club, and 403 for a club that closed its pages', async () => {
    expect((await els.call('get_last_unpaid_order', { club: 99 })).status).toBe(404);
    const blocked = await server.loggedIn('geblokkeerd@example.org');
    expect((await blocked.call('get_last_unpaid_order', { club: 4 })).status).toBe(403);
  });

  it('asks the provider about the payments under way of the own orders at the club, and about no other', async () => {
    const { db } = server.database;
    const { clock } = server;
    const amounts = { payNowCents: 500, payLaterCents: 0, totalCents: 500, payment: 'unpaid' } as const;
    const insertPaid = async (clubNid: number, uid: number, state: 'open' | 'failed') => {
      const placed = { clubNid, uid, placedBy: uid, placedAt: clock.now(), ...amounts };
      const [made] = await db.insert(orders).values(placed).returning();
      const oid = made?.oid ?? 0;
      const attempt = { provider: 'transfer', reference: `of ${oid}`, checkoutUrl: '', amountCents: 500 };
      await db.insert(payments).values({ ...attempt, oid, state, startedAt: clock.now() });
      return oid;
    };
    await db.delete(payments);
    const own = await insertPaid(1, 1, 'open');
    const elsewhere = await insertPaid(4, 1, 'open');
    await insertPaid(1, 1, 'failed');
    await insertPaid(1, 12, 'open');
    const caller = await loadCaller({ db, clock }, 1);
    if (!caller) throw new Error('An is not there');
    expect(await findOrdersInPayment(db, caller, 1)).toEqual([own]);
    expect((await findOrdersInPayment(db, caller)).toSorted((a, b) => a - b)).toEqual([own, elsewhere]);
  });
});
