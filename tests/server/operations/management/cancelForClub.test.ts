import { asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubCancellation } from '#schemas/entities/management/clubCancellation.ts';
import {
  cancellations,
  clubActions,
  clubMembers,
  creditNotes,
  orders,
  payments,
  queueEntries,
  refunds,
  registrations,
  reservations,
  tariffs,
} from '#server/db/schema.ts';
import { RefundRefused } from '#server/payments/paymentProvider.ts';
import { oneAccount } from '#server/payments/paymentProviders.ts';
import { testCheckoutName } from '#server/payments/test-checkout/testCheckout.ts';
import { askRefund } from '#server/services/payments/refunding/askRefund.ts';
import { followRefunds } from '#server/services/payments/refunding/followRefunds.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { karim, startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin, pay } from '../../support/orders/paying.ts';
import { salesDigest } from '../../support/orders/restoreSales.ts';
import { type SettablePayments, settablePayments } from '../../support/orders/settablePayments.ts';
import { arabesk, newKey } from '../../support/registration.ts';
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
    const [payment] = await db().select().from(payments).where(eq(payments.oid, oid));
    const earlier = { askedAt: server.clock.now(), changedAt: server.clock.now() };
    await db()
      .insert(refunds)
      .values({ ...earlier, paymentId: payment?.id ?? 0, state: 'failed', amountCents: 100 });
    expect(await cancel()).toMatchObject({
      ...{ credited: 210, lapses: 0, refunded: 210, byHand: 0 },
      refunds: [{ amount: 210, state: 'pending' }],
    });
    await db().delete(refunds).where(eq(refunds.state, 'failed'));
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
    const context = {
      db: db(),
      clock: server.clock,
      providers: oneAccount(provider),
      portalOrigin: undefined,
    };
    const [asked] = await db().select().from(refunds);
    if (!asked) throw new Error('No refund was asked for');
    // Nobody asks about a refund that was made.
    const { id, key: _, ...made } = asked;
    await db()
      .insert(refunds)
      .values({ ...made, state: 'refunded', amountCents: 1 });
    server.clock.advance({ seconds: 3599 });
    expect(await followRefunds(context)).toHaveLength(0);
    server.clock.advance({ seconds: 1 });
    expect(await followRefunds(context)).toHaveLength(1);
    provider.isReachable = true;
    await followRefunds(context);
    await followRefunds(context);
    await askRefund(context, id);
    expect(provider.refunds).toHaveLength(1);
    expect(await db().select().from(refunds).orderBy(asc(refunds.id))).toMatchObject([
      { state: 'pending' },
      { state: 'refunded' },
    ]);
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

  it('shows the money as to be given back by hand when the provider refuses a refund', async () => {
    await payOnline();
    const { refund } = provider;
    provider.refund = async () => {
      throw new RefundRefused('Too old');
    };
    await cancel();
    provider.refund = refund;
    expect(await db().select().from(refunds)).toMatchObject([{ state: 'failed', reference: null }]);
    expect(await invoice()).toMatchObject({ paid: 210, refund: 210 });
  });

  /** Tells of a refund of 10 euros that somebody made at the provider itself. */
  const refundOutside = async (payment: string) => {
    const outside = { amountCents: 1_000, key: undefined, reference: 'buiten', state: 'refunded' as const };
    provider.refunds.push({ ...outside, payment });
    expect((await hear(payment)).statusCode).toBe(200);
    return db().select().from(refunds).where(eq(refunds.reference, 'buiten'));
  };

  it('books a refund at the provider itself beside one that failed, up to what was paid', async () => {
    const reference = await payOnline();
    const [payment] = await db().select().from(payments).where(eq(payments.reference, reference));
    const at = server.clock.now();
    const failed = { paymentId: payment?.id ?? 0, state: 'failed' as const, amountCents: 21_000 };
    await db()
      .insert(refunds)
      .values({ ...failed, askedAt: at, changedAt: at });
    expect(await refundOutside(reference)).toMatchObject([{ amountCents: 1_000, state: 'refunded' }]);
  });

  it('books no refund at the provider itself of money that the bank took back', async () => {
    const reference = await payOnline();
    provider.chargeBack(reference, 21_000);
    await hear(reference);
    expect(await refundOutside(reference)).toEqual([]);
  });

  it('leaves a payment open that the provider does not know yet, or that another provider took', async () => {
    await pay(els, oid);
    const reference = provider.references.at(-1) ?? '';
    provider.reset();
    const [known] = await db().select().from(payments).where(eq(payments.reference, reference));
    const { id: _, ...attempt } = known ?? expect.fail('There is no payment');
    await db()
      .insert(payments)
      .values([
        { ...attempt, provider: 'Mollie', reference: 'bij Mollie' },
        { ...attempt, provider: testCheckoutName, reference: 'bij de test' },
      ]);
    for (const id of [reference, 'bij Mollie', 'bij de test']) expect((await hear(id)).statusCode).toBe(200);
    const all = await db().select().from(payments).where(eq(payments.oid, oid)).orderBy(asc(payments.id));
    // Nobody can pay in the test checkout any more.
    expect(all.map(({ state }) => state)).toEqual(['open', 'open', 'expired']);
  });

  it('ends an open payment of what is cancelled, and none of another order', async () => {
    await pay(els, oid);
    const [other] = await db().select().from(orders).where(ne(orders.oid, oid));
    const elsewhere = { oid: other?.oid ?? 0, provider: 'settable', reference: 'van Bart', checkoutUrl: '' };
    provider.set('van Bart', 'open');
    await db()
      .insert(payments)
      .values({ ...elsewhere, state: 'open', amountCents: 100, startedAt: server.clock.now() });
    expect(await cancel()).toMatchObject({ credited: 210, lapses: 210, refunded: 0, byHand: 0 });
    expect(await db().select().from(payments).where(eq(payments.oid, oid))).toMatchObject([
      { state: 'cancelled' },
    ]);
    const isElsewhere = eq(payments.reference, 'van Bart');
    expect(await db().select().from(payments).where(isElsewhere)).toMatchObject([{ state: 'open' }]);
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
    await followRefunds({
      db: db(),
      clock: server.clock,
      providers: oneAccount(provider),
      portalOrigin: undefined,
    });
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
});
