import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  clubs,
  orderInstalments,
  orders,
  outgoingMails,
  payments,
  reminders,
  users,
} from '#server/db/schema.ts';
import {
  givenBackMails,
  lostPaymentMails,
  receiptMails,
  reminderMails,
  undoneTransferMails,
} from '#server/services/orders/payment-mails/composePaymentMails.ts';
import { remindOverdue } from '#server/services/orders/payment-mails/remindOverdue.ts';
import { untilBlocked } from '#tests/server/support/database/locks.ts';
import {
  type LeasedDatabase,
  openSeededDatabase,
} from '#tests/server/support/database/openSeededDatabase.ts';
import { dolphin } from '#tests/server/support/orders/paying.ts';
import { testClock } from '#tests/server/support/testClock.ts';

const day = 24 * 60 * 60 * 1_000;

describe('remindOverdue', () => {
  const clock = testClock();
  let database: LeasedDatabase;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  beforeEach(async () => {
    clock.reset();
    await database.restore();
    const { db } = database;
    await db.update(orders).set({ payment: 'paid' });
    await db.update(orderInstalments).set({ paidAt: clock.now() });
    await setDays([7, 21]);
  });
  afterAll(() => database.close());

  const setDays = (reminderDays: number[]) =>
    database.db.update(clubs).set({ reminderDays }).where(eq(clubs.nid, dolphin));
  const context = () => ({
    ...{ db: database.db, clock, portalOrigin: 'https://club.example.org', wallet: undefined },
    paysOnline: async () => true,
  });
  const round = (changes: Partial<ReturnType<typeof context>> = {}) =>
    remindOverdue({ ...context(), ...changes });

  /** An unpaid order that was placed that many days ago. @returns its oid */
  async function owe(daysAgo: number, values: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
    const { db } = database;
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.clubNid, dolphin))
      .orderBy(asc(orders.oid))
      .limit(1);
    if (!order) throw new Error('The demo data has no order at this club');
    const { oid: _, ...copied } = order;
    const placedAt = new Date(clock.now().getTime() - daysAgo * day);
    const [placed] = await db
      .insert(orders)
      .values({
        ...copied,
        ...{ placedAt, payment: 'unpaid', payNowCents: 5_000, payLaterCents: 0, totalCents: 5_000 },
        ...values,
      })
      .returning({ oid: orders.oid });
    return placed?.oid ?? 0;
  }
  const mails = () => database.db.select().from(outgoingMails).orderBy(asc(outgoingMails.queuedAt));
  const textOf = (mail: typeof outgoingMails.$inferSelect | undefined) => mail?.content?.text ?? '';

  it('reminds of a debt however old it is, once for each day of the club', async () => {
    await setDays([]);
    const oid = await owe(400);
    await round();
    expect(await mails()).toEqual([]);
    await setDays([7, 21]);
    await round();
    await round();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(textOf(mail)).toContain(`Voor bestelling ${oid} bij`);
    clock.advance({ days: 30 });
    await round();
    expect(await mails()).toHaveLength(1);
  });

  it('writes one mail a day to a person, with everything that is overdue', async () => {
    const oids = [await owe(100), await owe(60), await owe(22)];
    const later = await owe(5);
    await round();
    await round();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Herinnering: 3 kostennota’s van Zwemclub De Dolfijn');
    expect(textOf(mail)).toContain('Bij Zwemclub De Dolfijn is nog €\u00a0150,00 te betalen');
    for (const oid of oids) {
      expect(textOf(mail)).toContain(`(bestelling ${oid})`);
      expect(textOf(mail)).toContain(`https://club.example.org/bevestiging/${oid}`);
    }
    expect(textOf(mail)).not.toContain(`(bestelling ${later})`);
    const codes = [...(mail?.content?.html ?? '').matchAll(/cid:([\w-]+)/g)].map(([, cid]) => cid);
    expect(new Set(codes).size).toBe(3);
  });

  it('writes one mail a day to each person, also when somebody else got one earlier that day', async () => {
    const [ofAn, ofEls] = [1, 12].map((uid) => ({ uid, placedBy: uid }));
    await owe(60, ofAn);
    await round();
    await owe(60, ofEls);
    await round();
    expect((await mails()).map(({ uid }) => uid)).toEqual([1, 12]);
  });

  it('reminds the others when one reminder fails, says so, and writes this one in the next round', async () => {
    for (const uid of [1, 12]) await owe(60, { uid, placedBy: uid });
    let asked = 0;
    const paysOnline = async () => {
      asked += 1;
      if (asked === 1) throw new Error('The club has no provider');
      return true;
    };
    await expect(round({ paysOnline })).rejects.toThrow(AggregateError);
    expect(await mails()).toHaveLength(1);
    await round();
    expect((await mails()).map(({ uid }) => uid).toSorted()).toEqual([1, 12]);
  });

  it('writes nothing that another process writes at the same moment', async () => {
    const { db } = database;
    const oid = await owe(60);
    let late: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.oid, oid)).for('update');
      late = round();
      await untilBlocked({ tx, watcher: db, statement: /from "orders"/ });
      await tx.insert(reminders).values({ oid, dueOn: '2026-10-01', number: 1, writtenAt: clock.now() });
    });
    await late;
    expect(await mails()).toEqual([]);
    expect(await db.$count(reminders, eq(reminders.oid, oid))).toBe(1);
  });

  it('writes nothing about a payment to a person without an address, nor a receipt of what was undone', async () => {
    const { db } = database;
    const oid = await owe(60, { uid: 1, placedBy: 1 });
    const about = { oid, amountCents: 5_000 };
    const attempt = { provider: 'transfer', reference: 'x', checkoutUrl: '', startedAt: clock.now() };
    const [payment] = await db
      .insert(payments)
      .values({ ...attempt, ...about, state: 'undone' })
      .returning();
    const receipt = () => receiptMails(context(), { type: 'payment', paymentId: payment?.id ?? 0, ...about });
    expect(await receipt()).toEqual([]);
    await db.update(payments).set({ state: 'paid' }).where(eq(payments.oid, oid));
    expect(await receipt()).toMatchObject([{ kind: 'receipt', uid: 1 }]);
    const others = () =>
      Promise.all([
        lostPaymentMails(context(), { type: 'lost payment', is: 'charged back', ...about }),
        undoneTransferMails(context(), { type: 'undone transfer', reason: '', ...about }),
        reminderMails(context(), [{ ...about, dueOn: '2026-10-01' }]),
      ]);
    expect((await others()).flat()).not.toEqual([]);
    const entry = givenBackMails(context(), { type: 'given back', entryId: 0, ...about });
    expect(await entry).toEqual([]);
    await db.update(users).set({ mail: null }).where(eq(users.uid, 1));
    expect([await receipt(), ...(await others())].flat()).toEqual([]);
  });

  it('reminds of a later instalment, also when an earlier part has had all its reminders', async () => {
    const oid = await owe(100, { payNowCents: 2_000, payLaterCents: 3_000 });
    await round();
    const dueOn = '2026-11-25';
    await database.db.insert(orderInstalments).values({ oid, position: 1, dueOn, amountCents: 3_000 });
    clock.advance({ days: 11 });
    await round();
    expect(await mails()).toHaveLength(1);
    clock.advance({ days: 1 });
    await round();
    const [, mail] = await mails();
    // The day until which all of it could be paid.
    expect(textOf(mail)).toContain('is nog €\u00a050,00 te betalen. Dat kon tot en met 25/11/2026.');
    expect(await database.db.select().from(reminders).where(eq(reminders.dueOn, dueOn))).toHaveLength(1);
  });

  it('leaves out what somebody is paying now, and comes back to it when the payment fails', async () => {
    const [first, second] = [await owe(60), await owe(50)];
    const attempt = { provider: 'transfer', reference: 'x', checkoutUrl: '', startedAt: clock.now() };
    await database.db.insert(payments).values({ ...attempt, oid: first, amountCents: 5_000, state: 'open' });
    await round();
    const [mail] = await mails();
    expect(textOf(mail)).toContain(`Voor bestelling ${second}`);
    expect(textOf(mail)).not.toContain(`bestelling ${first}`);
    await database.db.update(payments).set({ state: 'failed' });
    await round();
    expect(await mails()).toHaveLength(1);
    clock.advance({ days: 1 });
    await round();
    const [, next] = await mails();
    for (const oid of [first, second]) expect(textOf(next)).toContain(`(bestelling ${oid})`);
  });
});
