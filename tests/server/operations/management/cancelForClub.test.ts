import { and, eq, gt, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubCancellation } from '#schemas/entities/management/clubCancellation.ts';
import {
  cancellations,
  clubActions,
  clubMembers,
  creditNotes,
  orderLines,
  passCards,
  payments,
  productVariants,
  queueEntries,
  refunds,
  registrations,
  reservations,
  stands,
  tariffs,
  tickets,
} from '#server/db/schema.ts';
import { followRefunds } from '#server/services/payments/refunding/followRefunds.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { rehearsal, show, totalOf } from '../../support/orders/fullCart.ts';
import { karim, startManagedOrder } from '../../support/orders/managedOrder.ts';
import { an, card } from '../../support/orders/passServer.ts';
import { dolphin, pay } from '../../support/orders/paying.ts';
import { salesDigest } from '../../support/orders/restoreSales.ts';
import { type SettablePayments, settablePayments } from '../../support/orders/settablePayments.ts';
import { arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

describe('cancel_for_club', () => {
  let server: TestServer;
  let provider: SettablePayments;
  let els: TestClient;
  let manager: TestClient;
  let oid: number;
  beforeAll(async () => {
    provider = settablePayments();
    ({ server, els, manager, oid } = await startManagedOrder({ provider }));
    await server.keep();
  });
  beforeEach(() => {
    provider.reset();
    return server.restore();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const registrationOf = async (which = oid) => {
    const [found] = await db().select().from(registrations).where(eq(registrations.oid, which));
    if (!found) throw new Error('Nobody is registered');
    return found;
  };
  const hear = (id: string) =>
    server.app.inject({ method: 'POST', url: '/payments/webhook', payload: { id } });
  const payOnline = async () => {
    await pay(els, oid);
    const reference = provider.references.at(-1) ?? '';
    provider.set(reference, 'paid');
    await hear(reference);
    return reference;
  };
  const requestFor = async () => ({
    ...{ club: dolphin, what: { registration: (await registrationOf()).id } },
    ...{ money: 'back' as const, reason: 'De les gaat niet door.' },
  });
  const cancel = async (more: object = {}): Promise<ClubCancellation> =>
    (await manager.ask('cancel_for_club', { ...(await requestFor()), ...more }, newKey())).result;
  const invoice = async () => (await els.ask('get_invoice', { oid })).result;
  const soldOf = async (nid: number) =>
    (await db().select().from(tariffs).where(eq(tariffs.nid, nid)))[0]?.sold ?? 0;

  it('frees the place and lets an unpaid amount lapse, with a credit note and a row of who did it', async () => {
    const { tariffNid, id } = await registrationOf();
    await db().update(tariffs).set({ sold: 3 }).where(eq(tariffs.nid, tariffNid));
    const result = await cancel();
    expect(result).toMatchObject({
      ...{ state: 'cancelled', order: oid, credited: 210, lapses: 210, refunded: 0, byHand: 0 },
      ...{ refunds: [], prepaid: false, creditNote: { number: expect.stringMatching(/^CN-2026-\d{6}$/) } },
    });
    expect((await registrationOf()).status).toBe(0);
    expect(await soldOf(tariffNid)).toBe(2);
    expect(await invoice()).toMatchObject({ state: 'credited', open: 0, paid: 0, refund: 0 });
    expect(await db().select().from(cancellations).where(eq(cancellations.registrationId, id))).toMatchObject(
      [{ how: 'club', reason: 'De les gaat niet door.', creditNoteId: result.creditNote?.id }],
    );
    expect(await db().select().from(clubActions)).toMatchObject([
      {
        ...{ clubNid: dolphin, byUid: karim, oid, registrationId: id, action: 'cancel-registration' },
        madeAt: expect.any(Date),
        details: { what: result.what, creditedCents: 21_000, refundedCents: 0, byHandCents: 0 },
      },
    ]);
  });

  it('refunds through the provider what was paid online, and follows the refund', async () => {
    const reference = await payOnline();
    expect(await cancel()).toMatchObject({
      ...{ credited: 210, lapses: 0, refunded: 210, byHand: 0 },
      refunds: [{ amount: 210, state: 'pending' }],
    });
    expect(await invoice()).toMatchObject({ state: 'credited', paid: 0, open: 0, refund: 0 });
    const [made] = provider.refunds;
    if (!made) throw new Error('Nothing was refunded');
    made.state = 'refunded';
    await hear(reference);
    expect(await db().select().from(refunds)).toMatchObject([{ state: 'refunded', amountCents: 21_000 }]);
  });

  it('gives back by hand what came by transfer, and online the rest', async () => {
    await payOnline();
    await db().update(payments).set({ amountCents: 15_000 });
    await db()
      .insert(payments)
      .values({
        ...{ oid, provider: 'transfer', reference: 'statement-7', checkoutUrl: '', state: 'paid' },
        ...{ amountCents: 6_000, startedAt: server.clock.now() },
      });
    expect(await cancel()).toMatchObject({ credited: 210, lapses: 0, refunded: 150, byHand: 60 });
    expect(await invoice()).toMatchObject({ credited: 210, paid: 60, refund: 60 });
  });

  it('credits nothing where the club keeps the money', async () => {
    await payOnline();
    expect(await cancel({ money: 'none' })).toMatchObject({
      ...{ credited: 0, refunded: 0, byHand: 0, creditNote: null },
    });
    expect(provider.refunds).toHaveLength(0);
    expect((await registrationOf()).status).toBe(0);
  });

  it('shows the amounts beforehand and changes nothing', async () => {
    await payOnline();
    const before = await salesDigest(db());
    const preview = await cancel({ preview: true });
    expect(preview).toMatchObject({ state: 'preview', credited: 210, refunded: 210, byHand: 0 });
    expect(await salesDigest(db())).toEqual(before);
    expect(await db().$count(creditNotes, eq(creditNotes.oid, oid))).toBe(0);
    expect(provider.refunds).toHaveLength(0);
    expect(await cancel({ agreed: { credited: 210, refunded: 210, byHand: 0 } })).toMatchObject({
      ...{ state: 'cancelled', creditNote: { number: preview.creditNote?.number } },
    });
  });

  it('is refused when the amounts are not those of the preview any more', async () => {
    await payOnline();
    const request = { ...(await requestFor()), agreed: { credited: 210, refunded: 0, byHand: 0 } };
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(409);
    expect((await registrationOf()).status).toBe(1);
    expect(provider.refunds).toHaveLength(0);
  });

  it('cancels and refunds once, however often it is asked', async () => {
    await payOnline();
    const request = await requestFor();
    const key = newKey();
    const first = await manager.ask('cancel_for_club', request, key);
    expect(await manager.ask('cancel_for_club', request, key)).toEqual(first);
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(409);
    expect(provider.refunds).toHaveLength(1);
    expect(await db().$count(creditNotes, eq(creditNotes.oid, oid))).toBe(1);
    expect(await db().$count(clubActions)).toBe(1);
  });

  it('cancels also while the provider does not answer, and asks it again later', async () => {
    await payOnline();
    provider.isReachable = false;
    expect(await cancel()).toMatchObject({ refunded: 210, refunds: [{ amount: 210, state: 'asked' }] });
    const context = { db: db(), clock: server.clock, provider, portalOrigin: undefined };
    server.clock.advance({ days: 1 });
    expect(await followRefunds(context)).toHaveLength(1);
    provider.isReachable = true;
    await followRefunds(context);
    await followRefunds(context);
    expect(provider.refunds).toHaveLength(1);
    expect(await db().select().from(refunds)).toMatchObject([{ state: 'pending' }]);
  });

  it('shows the money as to be given back by hand when a refund fails', async () => {
    const reference = await payOnline();
    await cancel();
    const [made] = provider.refunds;
    if (!made) throw new Error('Nothing was refunded');
    made.state = 'failed';
    await hear(reference);
    expect(await invoice()).toMatchObject({ paid: 210, refund: 210 });
  });

  it('ends an open payment of what is cancelled', async () => {
    await pay(els, oid);
    expect(await cancel()).toMatchObject({ credited: 210, lapses: 210, refunded: 0, byHand: 0 });
    expect(await db().select().from(payments).where(eq(payments.oid, oid))).toMatchObject([
      { state: 'cancelled' },
    ]);
    expect(await invoice()).toMatchObject({ state: 'credited', open: 0 });
  });

  it('leaves an open payment alone where the club keeps the money, and in a preview', async () => {
    await pay(els, oid);
    await cancel({ preview: true });
    await cancel({ money: 'none' });
    expect(await db().select().from(payments).where(eq(payments.oid, oid))).toMatchObject([
      { state: 'open' },
    ]);
  });

  it('refunds a payment that arrives after the cancellation, once, and says so in the receipt', async () => {
    provider.isCancelable = false;
    await pay(els, oid);
    await cancel();
    const reference = provider.references.at(-1) ?? '';
    provider.set(reference, 'paid');
    await Promise.all([hear(reference), hear(reference)]);
    expect(provider.refunds).toHaveLength(1);
    expect(await db().select().from(refunds)).toMatchObject([{ state: 'pending', amountCents: 21_000 }]);
    expect(await invoice()).toMatchObject({ state: 'credited', paid: 0, refund: 0 });
    await server.settled();
    const sent = await readMails(server.mailFolder);
    const receipt = sent.find(({ subject }) => subject?.startsWith('Je betaling'));
    expect(receipt?.text).toContain('De club annuleerde dit intussen. Je krijgt €\u00a0210,00 terug.');
  });

  it('refunds it later where the provider does not answer at that moment', async () => {
    provider.isCancelable = false;
    await pay(els, oid);
    provider.isReachable = false;
    await cancel();
    provider.isReachable = true;
    const reference = provider.references.at(-1) ?? '';
    provider.set(reference, 'paid');
    const { refund } = provider;
    provider.refund = async () => {
      throw new Error('The provider does not answer');
    };
    expect((await hear(reference)).statusCode).toBe(200);
    provider.refund = refund;
    server.clock.advance({ days: 1 });
    await followRefunds({ db: db(), clock: server.clock, provider, portalOrigin: undefined });
    expect(provider.refunds).toHaveLength(1);
  });

  it('offers the free place to the waiting list', async () => {
    const { tariffNid } = await registrationOf();
    await db().update(tariffs).set({ capacity: 3, sold: 3 }).where(eq(tariffs.nid, tariffNid));
    await db().insert(queueEntries).values({ uid: 1, tariffNid, queuedAt: server.clock.now() });
    await cancel();
    await expect
      .poll(() => db().select().from(reservations).where(eq(reservations.ref, tariffNid)))
      .toMatchObject([{ uid: 1, kind: 'offer' }]);
  });

  it('is for managers of that club alone, and for what is sold there', async () => {
    const request = await requestFor();
    expect((await els.call('cancel_for_club', request, newKey())).status).toBe(403);
    await db().delete(clubMembers).where(eq(clubMembers.uid, karim));
    await db().insert(clubMembers).values({ clubNid: arabesk, uid: karim, role: 'admin' });
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(403);
    const own = { ...request, club: arabesk };
    expect((await manager.call('cancel_for_club', own, newKey())).status).toBe(404);
    const line = { club: arabesk, what: { order: oid, position: 0 }, money: 'back', reason: '' } as const;
    expect((await manager.call('cancel_for_club', line, newKey())).status).toBe(404);
    expect((await registrationOf()).status).toBe(1);
  });

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
    const valid = () => db().$count(tickets, and(eq(tickets.oid, placed), isNull(tickets.cancelledAt)));
    expect(await valid()).toBe(3);
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
    await db().update(tickets).set({ usedAt: server.clock.now() }).where(eq(tickets.oid, placed));
    expect((await manager.call('cancel_for_club', requestOf(show.stand), newKey())).status).toBe(409);
    await db().update(tickets).set({ usedAt: null }).where(eq(tickets.oid, placed));
    const standBefore = (await db().select().from(stands).where(eq(stands.nid, show.stand)))[0]?.sold ?? 0;
    await manager.ask('cancel_for_club', requestOf(show.stand), newKey());
    const standAfter = (await db().select().from(stands).where(eq(stands.nid, show.stand)))[0]?.sold;
    expect([await valid(), standAfter]).toEqual([0, standBefore - 2]);
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
    const what = { order: ordered.oids[0] ?? 0, position: 0 };
    const request = { club: arabesk, what, money: 'back', reason: '' } as const;
    await db().update(passCards).set({ credit: 9 }).where(eq(passCards.id, card));
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(409);
    await db().update(passCards).set({ credit: 14 }).where(eq(passCards.id, card));
    const { result } = await manager.ask('cancel_for_club', request, newKey());
    expect(result).toMatchObject({ uid: 1, credited: 95, lapses: 95 });
    const { result: log } = await parent.ask('get_pass_log', an);
    expect(log[0]).toMatchObject({ card, reason: 'revoked', turns: -10, credit: 4 });
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(409);
    const { result: passes } = await parent.ask('get_passes', an);
    expect(passes.cards).toContainEqual(expect.objectContaining({ id: card, credit: 4 }));
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
    expect((await manager.call('cancel_for_club', request, newKey())).status).toBe(409);
    expect(await stockOf()).toBe(variant.stock + 2);
  });
});
