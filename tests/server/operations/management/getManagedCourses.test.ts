import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import {
  courses,
  orders,
  payments,
  refunds,
  registrations,
  seats,
  stands,
  tariffs,
} from '#server/db/schema.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { openCentsSql } from '#server/services/management/openCents.ts';
import { invoiceAccount } from '#server/services/payments/invoiceAccount.ts';
import { loadAccounts } from '#server/services/payments/loadAccounts.ts';
import { show } from '../../support/orders/fullCart.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('get_managed_courses', () => {
  let server: TestServer;
  let manager: TestClient;
  /** The uid of somebody with an unpaid order, and the nid of its tariff. */
  let left: { readonly uid: number; readonly tariffNid: number };
  beforeAll(async () => {
    server = await startTestServer();
    manager = await server.loggedIn('beheer@example.org');
    const [registered] = await db()
      .select({ uid: registrations.uid, tariffNid: registrations.tariffNid })
      .from(registrations)
      .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .where(
        and(
          eq(courses.clubNid, arabesk),
          gt(registrations.status, 0),
          gt(courses.lastEndsAt, server.clock.now()),
        ),
      )
      .limit(1);
    if (!registered) throw new Error('Nobody is registered');
    left = registered;
    await insertUnpaidOrder(
      { db: db(), clock: server.clock },
      { ...registered, clubNid: arabesk, placedDaysAgo: 1 },
    );
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;

  it('counts taken places, capacity, people who wait and registrations that are not paid', async () => {
    const { result, count } = await manager.ask('get_managed_courses', { club: arabesk });
    expect(count).toBe(result.length);
    expect(result.map(({ start }) => start ?? Number.POSITIVE_INFINITY)).toEqual(
      result.map(({ start }) => start ?? Number.POSITIVE_INFINITY).toSorted((one, other) => one - other),
    );
    for (const course of result) {
      const all = await db().select().from(tariffs).where(eq(tariffs.courseNid, course.nid));
      const regular = all.filter(({ type }) => type !== 'trial');
      const own = regular.length > 0 ? regular : all;
      const { registered, tickets, outside } = course.takenBy;
      const sold = { registered, tickets, outside };
      const sumOf = (counts: object) => Object.values(counts).reduce<number>((sum, one) => sum + one, 0);
      expect(sumOf(sold), course.title).toBe(own.reduce((sum, one) => sum + one.sold, 0));
      expect(course.taken).toBe(sumOf(course.takenBy));
      // A hall may have fewer places.
      if (course.nid === show.event) continue;
      const limits = own.map(({ capacity }) => capacity);
      expect(course.capacity).toBe(
        limits.includes(null) ? null : limits.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      );
    }
    expect(result.filter(({ waiting }) => waiting > 0)).not.toEqual([]);
    expect(result.filter(({ unpaid }) => unpaid > 0)).not.toEqual([]);
    // A course counts nothing as unpaid of somebody who left it.
    const unpaidOf = (all: typeof result) => all.reduce((sum, { unpaid }) => sum + unpaid, 0);
    const isUnpaid = and(eq(registrations.uid, left.uid), eq(registrations.tariffNid, left.tariffNid));
    await db().update(registrations).set({ status: 0 }).where(isUnpaid);
    const { result: after } = await manager.ask('get_managed_courses', { club: arabesk });
    await db().update(registrations).set({ status: 1 }).where(isUnpaid);
    expect(unpaidOf(after)).toBe(unpaidOf(result) - 1);
  });

  it('counts the places of a hall, also of an event without a limit', async () => {
    await db().update(tariffs).set({ capacity: null }).where(eq(tariffs.courseNid, show.event));
    const parts = await db().select().from(stands).where(eq(stands.courseNid, show.event));
    const ofParts = inArray(
      seats.standNid,
      parts.map(({ nid }) => nid),
    );
    const standing = parts.reduce((sum, { kind, capacity }) => sum + (kind === 'standing' ? capacity : 0), 0);
    const places = (await db().$count(seats, ofParts)) + standing;
    expect(standing).toBeGreaterThan(0);
    const { result } = await manager.ask('get_managed_courses', { club: arabesk });
    expect(result.find(({ nid }) => nid === show.event)?.capacity).toBe(places);
    const { overview } = await manager.ask('get_managed_registrations', {
      ...{ club: arabesk, course: show.event },
    });
    expect(overview.capacity).toBe(places);
  });

  it('counts an amount as open by the same rule as the invoice of the family', async () => {
    // One order was tried in vain, another was paid and partly given back, and a third is paid.
    const [tried, returned, paid] = [7, 8, 12];
    const at = server.clock.now();
    const attempt = { provider: 'test', checkoutUrl: '', amountCents: 4000, startedAt: at };
    const made = await db()
      .insert(payments)
      .values([
        { ...attempt, oid: tried, reference: 'vergeefs', state: 'failed' },
        { ...attempt, oid: returned, reference: 'terug', state: 'paid', settledAt: at },
        { ...attempt, oid: paid, reference: 'betaald', state: 'paid', settledAt: at },
      ])
      .returning();
    const refund = { paymentId: made[1]?.id ?? 0, askedAt: at, changedAt: at };
    await db()
      .insert(refunds)
      .values([
        { ...refund, state: 'refunded', amountCents: 1000 },
        { ...refund, state: 'failed', amountCents: 500 },
      ]);
    const rows = await db().select({ oid: orders.oid, open: openCentsSql() }).from(orders);
    const accounts = await loadAccounts(
      db(),
      rows.map(({ oid }) => oid),
    );
    const today = isoDayOf(Math.floor(server.clock.now().getTime() / 1000));
    const expected = rows.map(({ oid }) => {
      const account = accounts.get(oid);
      return { oid, open: account && invoiceStanding(invoiceAccount(account), today).openCents };
    });
    expect(rows.map(({ oid, open }) => ({ oid, open: Number(open) }))).toEqual(expected);
    expect(new Set(rows.map(({ open }) => Number(open) > 0))).toEqual(new Set([true, false]));
  });

  it('searches by title, forgives a typo, and pages', async () => {
    const { result } = await manager.ask('get_managed_courses', { club: arabesk, search: 'balet' });
    expect(result).not.toEqual([]);
    expect(result.every(({ title }) => /ballet/i.test(title))).toBe(true);
    const all = await manager.ask('get_managed_courses', { club: arabesk });
    const second = await manager.ask('get_managed_courses', { club: arabesk, offset: 1, limit: 1 });
    expect(second).toMatchObject({ count: all.count, result: [all.result[1]] });
  });

  it('lists what has ended apart, the latest first', async () => {
    const { result } = await manager.ask('get_managed_courses', { club: arabesk, ended: true });
    const rows = await db()
      .select({ nid: courses.nid })
      .from(courses)
      .where(inArray(courses.nid, [0, ...result.map(({ nid }) => nid)]));
    expect(rows).toHaveLength(result.length);
    const now = server.clock.now().getTime() / 1000;
    expect(result.every(({ end }) => end !== null && end <= now)).toBe(true);
    const listed = (await manager.ask('get_managed_courses', { club: arabesk })).result;
    expect(listed.some(({ nid }) => result.some((one) => one.nid === nid))).toBe(false);
    expect(await db().$count(registrations, isNotNull(registrations.oid))).toBeGreaterThan(0);
  });
});

describe('the clubs that somebody manages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('are in the session of a manager, and there is no panel without ADMIN_URL', async () => {
    const manager = await server.loggedIn('beheer@example.org');
    const { user, adminURL } = await manager.ask('validate_auth', { getPermissions: true });
    expect(user?.managed_clubs).toEqual([
      { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk', role: 'admin' },
    ]);
    expect(adminURL).toBeNull();
    expect((await manager.ask('validate_auth', {})).user).not.toHaveProperty('managed_clubs');
    expect(await manager.call('open_admin_panel', {})).toMatchObject({ status: 404 });
  });

  it('are not in the session of anybody else', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    expect((await parent.ask('validate_auth', { getPermissions: true })).user).not.toHaveProperty(
      'managed_clubs',
    );
  });
});
