import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  clubActions,
  clubs,
  orders,
  payments,
  users,
  reminders as writtenReminders,
} from '#server/db/schema.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { karim, startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin } from '../../support/orders/paying.ts';
import { arabesk } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

const bart = 'Bart Lemmens-Özdemir';

/** An order of 210 euros that Els has to pay by transfer, at a club that reminds nobody by itself. */
describe('remind_now', () => {
  let server: TestServer;
  let manager: TestClient;
  let oid: number;
  beforeAll(async () => {
    ({ server, manager, oid } = await startManagedOrder());
    await db().update(clubs).set({ reminderDays: [] });
    await placedDaysAgo(90);
    await server.settled();
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const placedDaysAgo = (days: number) =>
    db()
      .update(orders)
      .set({ placedAt: new Date(server.clock.now().getTime() - days * 86_400_000) })
      .where(eq(orders.oid, oid));
  const remind = () => manager.call('remind_now', { club: dolphin, order: oid });
  const refusal = async () => {
    const { status, body } = await remind();
    return [status, body.code, body.errors[0]];
  };
  const reminders = async () => {
    await server.settled();
    const mails = await readMails(server.mailFolder);
    return mails.filter(
      ({ to, subject }) => to?.[0]?.address === 'federatie@example.org' && subject?.includes('kostennota'),
    );
  };

  it('mails the payer what is overdue, and writes down who did it', async () => {
    const earlier = (await reminders()).length;
    const { result } = await manager.ask('remind_now', { club: dolphin, order: oid });
    expect(result).toEqual({ to: 'federatie@example.org', invoices: 1 });
    const mails = await reminders();
    expect(mails).toHaveLength(earlier + 1);
    expect(await db().select().from(clubActions).where(eq(clubActions.oid, oid))).toMatchObject([
      { action: 'remind', byUid: karim },
    ]);
  });

  it('reminds once a day, and again the next day', async () => {
    expect((await remind()).status).toBe(200);
    expect(await refusal()).toEqual([
      409,
      'not-available',
      'Vandaag vertrok er al een herinnering naar deze persoon.',
    ]);
    server.clock.advance({ days: 1 });
    expect((await remind()).status).toBe(200);
  });

  it('is refused where nothing is overdue, where it is paid, and for an order of another club', async () => {
    await placedDaysAgo(0);
    const nothing = 'Hier is nog niets vervallen. Een herinnering kan vanaf de dag na de vervaldag.';
    expect(await refusal()).toEqual([409, 'not-available', nothing]);
    await db().update(orders).set({ payment: 'paid' }).where(eq(orders.oid, oid));
    expect((await refusal())[0]).toBe(409);
    expect((await manager.call('remind_now', { club: arabesk, order: oid })).status).toBe(404);
  });

  const due = async (order?: number) =>
    (await manager.ask('get_reminders', { club: dolphin, ...(order !== undefined && { order }) })).result;

  it('shows what would leave before it does: to whom, for what, on which account, in which words', async () => {
    const earlier = (await reminders()).length;
    const shown = await due(oid);
    expect(shown).toMatchObject({ held: [], more: 0, mails: [{ order: oid, to: 'federatie@example.org' }] });
    const [invoice] = shown.mails[0]?.invoices ?? [];
    expect(invoice).toMatchObject({ amount: 210, account: expect.stringMatching(/^BE\d\d \d{4} /) });
    expect(shown.mail?.subject).toContain(invoice?.number);
    expect(shown.mail?.text).toContain('210,00');
    expect(shown.mail?.text).toContain(invoice?.reference);
    expect(shown.mail?.text).not.toContain('http');
    // Bart, of the demo data, owes something for longer.
    expect(await due()).toMatchObject({ mails: [{ payer: bart }, shown.mails[0]], held: [], mail: null });
    expect(await reminders()).toHaveLength(earlier);
    expect((await manager.call('get_reminders', { club: arabesk, order: oid })).status).toBe(404);
  });

  it('reminds all who may be reminded, nobody twice on a day, and shows when it did', async () => {
    const earlier = (await reminders()).length;
    const all = async () =>
      (
        await manager.ask('remind_all', {
          club: dolphin,
          orders: (await due()).mails.map(({ order }) => order),
        })
      ).result;
    expect(await all()).toEqual({ sent: 2, passed: 0 });
    expect((await due()).mails).toEqual([]);
    expect((await due()).held).toEqual([
      { payer: bart, why: 'today' },
      { payer: 'Els Claes', why: 'today' },
    ]);
    const repeated = await manager.ask('remind_all', { club: dolphin, orders: [oid] });
    expect(repeated.result).toEqual({ sent: 0, passed: 1 });
    expect(await reminders()).toHaveLength(earlier + 1);
    const { result, owed } = await manager.ask('get_club_payments', { club: dolphin, show: 'overdue' });
    const now = Math.floor(server.clock.now().getTime() / 1000);
    expect(result.find((one) => one.oid === oid)?.reminded).toBe(now);
    expect(owed).toMatchObject({ open: 330, invoices: 2, overdue: 2 });
    expect((await manager.call('remind_all', { club: arabesk, orders: [oid] })).status).toBe(404);
    server.clock.advance({ days: 1 });
    expect(await all()).toEqual({ sent: 2, passed: 0 });
  });

  it('still reminds a payer whom another club reminded today', async () => {
    const [order] = await db().select().from(orders).where(eq(orders.oid, oid));
    const { oid: _, ...same } = order ?? expect.fail('There is no order');
    const [elsewhere] = await db()
      .insert(orders)
      .values({ ...same, clubNid: arabesk })
      .returning();
    const written = { dueOn: '2026-11-01', number: 0, writtenAt: server.clock.now() };
    await db()
      .insert(writtenReminders)
      .values({ ...written, oid: elsewhere?.oid ?? 0 });
    expect(await due(oid)).toMatchObject({ held: [], mails: [{ order: oid }] });
    expect((await remind()).status).toBe(200);
  });

  it('says of whom a payment is under way, and of whom it knows no address', async () => {
    await db().update(users).set({ mail: null }).where(eq(users.mail, 'federatie@example.org'));
    expect(await due(oid)).toMatchObject({ mails: [], held: [{ why: 'no-address' }] });
    const noAddress = 'Van deze persoon kennen we geen e-mailadres.';
    expect(await refusal()).toEqual([409, 'not-available', noAddress]);
    await db()
      .insert(payments)
      .values({
        ...{ oid, provider: 'test', reference: 'x', checkoutUrl: '', state: 'open', amountCents: 100 },
        startedAt: server.clock.now(),
      });
    expect(await due(oid)).toMatchObject({ mails: [], held: [{ why: 'paying' }] });
  });
});
