import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubActions, clubs, orders } from '#server/db/schema.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { karim, startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin } from '../../support/orders/paying.ts';
import { arabesk } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

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
});
