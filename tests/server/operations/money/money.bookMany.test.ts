import { eq, gt, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { todayOf } from '#server/clock.ts';
import { clubActions, orders, payments } from '#server/db/schema.ts';
import { untilBlocked } from '../../support/database/locks.ts';
import { formParts, multipartBody } from '../../support/files/multipart.ts';
import { startManagedOrder } from '../../support/orders/managedOrder.ts';
import { firstOid, insertInvoices, statementOf } from '../../support/orders/manyInvoices.ts';
import { dolphin } from '../../support/orders/paying.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

/** More than one call books. */
const families = 1_100;

describe('a bank statement of more than a thousand transfers', () => {
  let server: TestServer;
  let manager: TestClient;
  beforeAll(async () => {
    ({ server, manager } = await startManagedOrder());
    const placedAt = new Date(server.clock.now().getTime() - 10 * 24 * 60 * 60 * 1000);
    await insertInvoices(db(), { club: dolphin, count: families, placedAt, hasMail: false });
    const day = daysAfter(todayOf(server.clock), -1).slice(2).split('-').toReversed().join('');
    const content = statementOf(families, { account: 'BE43068999999501', day });
    const file = { name: 'afschrift.cod', type: 'text/plain', content };
    const read = await server.app.inject({
      ...{
        method: 'POST',
        url: '/api?q=read_bank_file',
        ...multipartBody(formParts({ club: dolphin }, file)),
      },
      cookies: { auth: (manager.cookie ?? '').replace('auth=', '') },
    });
    expect(read.json().result).toMatchObject({ added: families });
    await server.keep();
  }, 60_000);
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const bookSure = async () => (await manager.ask('book_sure_bank_lines', { club: dolphin })).result;
  const isOfFamily = gt(orders.oid, firstOid);
  const states = () => db().selectDistinct({ payment: orders.payment }).from(orders).where(isOfFamily);

  it('is booked by two calls, of which the second goes on where the first one ended', async () => {
    expect(await bookSure()).toEqual({ booked: 1_000, changed: 0, left: 100 });
    expect(await bookSure()).toEqual({ booked: 100, changed: 0, left: 0 });
    expect(await states()).toEqual([{ payment: 'paid' }]);
  });

  it('is booked once by three presses at once, with one action for each transfer', async () => {
    const pressed = await Promise.all([bookSure(), bookSure(), bookSure()]);
    const booked = pressed.reduce((sum, one) => sum + one.booked, (await bookSure()).booked);
    expect(booked).toBe(families);
    const lines = await db()
      .select({ id: payments.bankLineId })
      .from(payments)
      .where(isNotNull(payments.bankLineId));
    expect([lines.length, new Set(lines.map(({ id }) => id)).size]).toEqual([families, families]);
    expect(await db().$count(clubActions, eq(clubActions.action, 'mark-transfer'))).toBe(families);
  });

  it('leaves the transfer of an order that changes meanwhile, and books the others of its transaction', async () => {
    const changed = await db().transaction(async (tx) => {
      await tx
        .update(orders)
        .set({ totalCents: 12_000, payNowCents: 12_000 })
        .where(eq(orders.oid, firstOid + 1));
      // The answer must not wait for the end of this transaction.
      const answer = { of: bookSure() };
      await untilBlocked({ tx, watcher: db(), statement: /from "orders".*for update/s });
      return answer;
    });
    expect(await changed.of).toEqual({ booked: 999, changed: 1, left: 100 });
    const { counts } = await manager.ask('get_bank_lines', { club: dolphin, show: 'check' });
    expect(counts).toMatchObject({ check: 1, sure: 100 });
  });
});
