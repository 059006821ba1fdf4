import { and, eq, gt, inArray, isNotNull, isNull, like, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  orderLines,
  passCards,
  passMoves,
  productVariants,
  queueEntries,
  registrations,
  stands,
  tariffs,
  tickets,
} from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { rehearsal, show, totalOf } from '../../support/orders/fullCart.ts';
import { startManagedOrder } from '../../support/orders/managedOrder.ts';
import { an, card } from '../../support/orders/passServer.ts';
import { dolphin } from '../../support/orders/paying.ts';
import { adultTariff, arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

describe('cancel_for_club for a line of an order', () => {
  let server: TestServer;
  let els: TestClient;
  let manager: TestClient;
  /** An order of Els at another club. */
  let otherOid: number;
  beforeAll(async () => {
    ({ server, els, manager, oid: otherOid } = await startManagedOrder());
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const registrationOf = async (which: number) => {
    const [found] = await db().select().from(registrations).where(eq(registrations.oid, which));
    if (!found) throw new Error('Nobody is registered');
    return found;
  };
  const soldOf = async (nid: number) =>
    (await db().select().from(tariffs).where(eq(tariffs.nid, nid)))[0]?.sold ?? 0;
  type Line = typeof orderLines.$inferInsert;
  const addLine = (line: Pick<Line, 'oid' | 'position' | 'uid' | 'type'> & Partial<Line>) =>
    db()
      .insert(orderLines)
      .values({ isQueued: false, description: '', unitCostCents: 0, discountCents: 0, qty: 1, ...line });

  it('cancels the line of a course as its registration', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent);
    const placed = await order(parent);
    const { result } = await manager.ask(
      'cancel_for_club',
      { club: arabesk, what: { order: placed, position: 0 }, money: 'back', reason: '' },
      newKey(),
    );
    expect(result).toMatchObject({ uid: 1, credited: 225, lapses: 225, order: placed });
    expect((await registrationOf(placed)).status).toBe(0);
    expect(await db().select().from(orderLines).where(eq(orderLines.oid, placed))).toMatchObject([
      { cancelledAt: expect.any(Date), creditedCents: 22_500 },
    ]);
  });

  it('cancels the registration of the person and the tariff on the line alone', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent);
    const placed = await order(parent);
    const others = [
      { uid: 2, tariffNid: adultTariff },
      { uid: 1, tariffNid: 1251 },
    ];
    for (const [index, { uid, tariffNid }] of others.entries()) {
      await addLine({ oid: placed, position: index + 1, uid, type: 'tariff', itemNid: tariffNid, tariffNid });
      await db()
        .insert(registrations)
        .values({
          ...{ uid, tariffNid, oid: placed, status: 1, isTicket: false },
          registeredAt: server.clock.now(),
        });
    }
    // Turns of a pass paid in another order, which is no reason to give nothing back in this one.
    await addLine({ oid: otherOid, position: 90, uid: 12, type: 'prepaid' });
    const cancelled = [];
    for (const position of [1, 2]) {
      const what = { order: placed, position };
      const request = { club: arabesk, what, money: 'back', reason: '' } as const;
      const { result } = await manager.ask('cancel_for_club', request, newKey());
      expect(result.prepaid).toBe(false);
      const rows = await db().select().from(registrations).where(eq(registrations.oid, placed));
      cancelled.push(
        rows.filter(({ status }) => status === 0).map(({ uid, tariffNid }) => ({ uid, tariffNid })),
      );
    }
    expect(cancelled[0]).toEqual([others[0]]);
    expect(cancelled[1]).toHaveLength(2);
    expect(cancelled[1]).toEqual(expect.arrayContaining(others));
  });

  it.each([
    ['a service', { type: 'service', itemNid: 1 }],
    ['a rounding', { type: 'rounding' }],
    ['a course without a registration', { type: 'tariff', itemNid: 1251, tariffNid: 1251 }],
  ] as const)('refuses to cancel the line of %s, and leaves it', async (_name, line) => {
    await addLine({ oid: otherOid, position: 90, uid: 12, ...line });
    const what = { order: otherOid, position: 90 };
    const request = { club: dolphin, what, money: 'back', reason: '' } as const;
    const { status, body } = await manager.call('cancel_for_club', request, newKey());
    expect({ status, body }).toMatchObject({ status: 409, body: { errors: [nl.management.otherLine] } });
    expect(await db().$count(orderLines, isNotNull(orderLines.cancelledAt))).toBe(0);
  });

  it('frees a seat and places on a stand with their tickets, once, and no ticket that was used', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const seats = [
      { tariff: show.tariff, nid: show.seat, quantity: 1 },
      { tariff: show.tariff, nid: show.stand, quantity: 2 },
    ];
    const ofShow = { club: arabesk, uid: 1, event: show.event, seats };
    await parent.ask('hold_seats', ofShow, newKey());
    const total = await totalOf(parent, { club: arabesk, uid: 1, tariffs: [] }, ofShow);
    const { event } = show;
    const cart = { club: arabesk, uid: 1, tariffs: [], event, seats, total };
    const [placed = 0] = (await parent.ask('place_order', cart, newKey())).result.oids;
    const soldBefore = await soldOf(show.tariff);
    const lines = await db().select().from(orderLines).where(eq(orderLines.oid, placed));
    const own = await db().select().from(tickets).where(eq(tickets.oid, placed));
    const isOwn = inArray(
      tickets.id,
      own.map(({ id }) => id),
    );
    const valid = () => db().$count(tickets, and(isOwn, isNull(tickets.cancelledAt)));
    expect(await valid()).toBe(3);
    // Each differs from the tickets on the stand in one thing.
    const { id: _id, ...standing } =
      own.find(({ seatNid }) => seatNid === null) ?? expect.fail('Nobody stands');
    const others = [
      { oid: otherOid },
      { uid: 3 },
      { tariffNid: show.childTariff },
      { seatNid: show.other },
      { cancelledAt: new Date('2026-01-01T00:00:00Z') },
    ].map((change, index) => ({ ...standing, code: `other-${index}`, ...change }));
    await db().insert(tickets).values(others);
    const requestOf = (nid: number) => {
      const line = lines.find(({ itemNid }) => itemNid === nid);
      const what = { order: placed, position: line?.position ?? 0 };
      return { club: arabesk, what, money: 'back', reason: '' } as const;
    };
    const seat = await manager.ask('cancel_for_club', requestOf(show.seat), newKey());
    expect(seat.result).toMatchObject({ uid: 1, order: placed, creditNote: { id: expect.any(Number) } });
    expect(seat.result.credited).toBeGreaterThan(0);
    expect((await manager.call('cancel_for_club', requestOf(show.seat), newKey())).status).toBe(409);
    expect([await valid(), await soldOf(show.tariff)]).toEqual([2, soldBefore - 1]);
    // Somebody else can have the seat.
    const again = { ...ofShow, uid: 12, seats: [{ tariff: show.tariff, nid: show.seat, quantity: 1 }] };
    expect((await els.call('hold_seats', again, newKey())).status).toBe(200);
    await db().update(tickets).set({ usedAt: server.clock.now() }).where(isOwn);
    expect((await manager.call('cancel_for_club', requestOf(show.stand), newKey())).status).toBe(409);
    await db().update(tickets).set({ usedAt: null }).where(isOwn);
    const standBefore = (await db().select().from(stands).where(eq(stands.nid, show.stand)))[0]?.sold ?? 0;
    await manager.ask('cancel_for_club', requestOf(show.stand), newKey());
    const standAfter = (await db().select().from(stands).where(eq(stands.nid, show.stand)))[0]?.sold;
    expect([await valid(), standAfter]).toEqual([0, standBefore - 2]);
    const left = await db().select().from(tickets).where(like(tickets.code, 'other-%')).orderBy(tickets.code);
    expect(left).toMatchObject(others);
  });

  it('ends a ticket without a place in a hall, once, and none that was used', async () => {
    const { tariff, price } = rehearsal;
    await db().update(tariffs).set({ capacity: null }).where(eq(tariffs.nid, tariff));
    const parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent, 1, [tariff]);
    const cart = { club: arabesk, uid: 1, tariffs: [tariff], total: price };
    const soldBefore = await soldOf(tariff);
    const [placed = 0] = (await parent.ask('place_order', cart, newKey())).result.oids;
    const what = { order: placed, position: 0 };
    const request = { club: arabesk, what, money: 'back', reason: '' } as const;
    await db().update(registrations).set({ usedAt: server.clock.now() }).where(eq(registrations.oid, placed));
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(409);
    await db().update(registrations).set({ usedAt: null }).where(eq(registrations.oid, placed));
    const { result } = await manager.ask('cancel_for_club', request, newKey());
    expect(result).toMatchObject({ uid: 1, order: placed, credited: price, lapses: price });
    expect([(await registrationOf(placed)).status, await soldOf(tariff)]).toEqual([0, soldBefore]);
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(409);
    expect(await soldOf(tariff)).toBe(soldBefore);
  });

  it('takes back the turns of a pass, once, and none that was used', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const { result: ordered } = await parent.ask(
      'reload_pass',
      { ...an, card, pass: 31, total: 95 },
      newKey(),
    );
    const [passOid = 0] = ordered.oids;
    const what = { order: passOid, position: 0 };
    const request = { club: arabesk, what, money: 'back', reason: '' } as const;
    // A turn that the same order paid with was not bought by it.
    await db()
      .insert(passMoves)
      .values({ cardId: card, reason: 'paid', turns: -1, oid: what.order, movedAt: server.clock.now() });
    await db().update(passCards).set({ credit: 9 }).where(eq(passCards.id, card));
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(409);
    // The passes of another person and of another order, and another line of An, leave no doubt about the card.
    await addLine({ oid: passOid, position: 1, uid: 3, type: 'pass', itemNid: 31 });
    await addLine({ oid: otherOid, position: 90, uid: 1, type: 'pass', itemNid: 31 });
    await addLine({ oid: passOid, position: 2, uid: 1, type: 'rounding' });
    await db().update(passCards).set({ credit: 13 }).where(eq(passCards.id, card));
    const { result } = await manager.ask('cancel_for_club', request, newKey());
    expect(result).toMatchObject({ uid: 1, credited: 95, lapses: 95 });
    const { result: log } = await parent.ask('get_pass_log', an);
    expect(log[0]).toMatchObject({ card, reason: 'revoked', turns: -10, credit: 3 });
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(409);
    const { result: passes } = await parent.ask('get_passes', an);
    expect(passes.cards).toContainEqual(expect.objectContaining({ id: card, credit: 3 }));
  });

  it('refuses to cancel one of two passes of a person in an order: no line tells which card it loaded', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const { result } = await parent.ask('reload_pass', { ...an, card, pass: 31, total: 95 }, newKey());
    const [passOid = 0] = result.oids;
    await addLine({ oid: passOid, position: 1, uid: 1, type: 'pass', itemNid: 31 });
    const what = { order: passOid, position: 0 };
    const request = { club: arabesk, what, money: 'back', reason: '' } as const;
    const { status, body } = await manager.call('cancel_for_club', request, newKey());
    expect({ status, body }).toMatchObject({ status: 409, body: { errors: [nl.management.otherLine] } });
    expect((await db().select().from(passCards).where(eq(passCards.id, card)))[0]?.credit).toBe(14);
  });

  it('takes somebody off a waiting list, without money', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent);
    const placed = await order(parent);
    const { tariffNid } = await registrationOf(placed);
    const waiting = { uid: 2, tariffNid, oid: placed };
    await db()
      .insert(queueEntries)
      .values({ ...waiting, queuedAt: server.clock.now() });
    await db()
      .insert(orderLines)
      .values({
        ...{ ...waiting, position: 1, type: 'tariff', itemNid: tariffNid, isQueued: true },
        ...{ description: 'Wachtlijst', unitCostCents: 22_500, discountCents: 0, qty: 1 },
      });
    const what = { order: placed, position: 1 };
    const request = { club: arabesk, what, money: 'back', reason: '' } as const;
    const { result } = await manager.ask('cancel_for_club', request, newKey());
    expect(result).toMatchObject({ uid: 2, credited: 0, refunded: 0, byHand: 0, creditNote: null });
    expect(await db().$count(queueEntries, eq(queueEntries.oid, placed))).toBe(0);
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(404);
  });

  it('puts a product back in stock, once', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const [variant] = await db().select().from(productVariants).where(gt(productVariants.stock, 0)).limit(1);
    if (!variant || variant.stock === null) throw new Error('There is nothing in stock');
    const stockOfOthers = () =>
      db()
        .select({ nid: productVariants.nid, stock: productVariants.stock })
        .from(productVariants)
        .where(ne(productVariants.nid, variant.nid))
        .orderBy(productVariants.nid);
    const othersBefore = await stockOfOthers();
    await saveAnswers(parent);
    const placed = await order(parent);
    await db()
      .insert(orderLines)
      .values({
        ...{ oid: placed, position: 1, uid: 1, type: 'product', itemNid: variant.nid, isQueued: false },
        ...{ description: 'T-shirt', unitCostCents: 1_500, discountCents: 0, qty: 3, qtyBackordered: 1 },
      });
    const request = {
      club: arabesk,
      what: { order: placed, position: 1 },
      money: 'back',
      reason: '',
    } as const;
    const { result } = await manager.ask('cancel_for_club', request, newKey());
    expect(result).toMatchObject({ what: 'T-shirt', credited: 45, order: placed });
    const stockOf = async () =>
      (await db().select().from(productVariants).where(eq(productVariants.nid, variant.nid)))[0]?.stock;
    expect(await stockOf()).toBe(variant.stock + 2);
    expect(await stockOfOthers(), 'no other product').toEqual(othersBefore);
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(409);
    expect(await stockOf()).toBe(variant.stock + 2);
  });
});
