import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses, orderLines } from '#server/db/schema.ts';
import { startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin } from '../../support/orders/paying.ts';
import { newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

let server: TestServer;
let manager: TestClient;
let oid: number;
beforeAll(async () => {
  ({ server, manager, oid } = await startManagedOrder());
});
afterAll(() => server.stop());

const cents = (cell = '') => Math.round(Number(cell.replace(',', '.')) * 100);

it('the books divide each invoice and credit note over the revenue accounts of its courses, and add up', async () => {
  const { db } = server.database;
  const lines = await db.select().from(orderLines).where(eq(orderLines.oid, oid));
  const line = lines.find(({ courseNid }) => courseNid !== null);
  await db
    .update(courses)
    .set({ revenueAccount: '700100' })
    .where(eq(courses.nid, line?.courseNid ?? 0));
  const credit = { club: dolphin, order: oid, amount: 25, reason: 'Ziek' };
  await manager.ask('credit_amount', credit, newKey());
  const payload = { club: dolphin, from: '2020-01-01', until: '2030-12-31' };
  const { body } = await server.app.inject({
    ...{ method: 'POST', url: '/api?q=download_books', payload },
    cookies: { auth: manager.cookie?.replace('auth=', '') ?? '' },
  });
  const rows = body
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'));
  const [headings = []] = rows;
  const place = (heading: string) => headings.indexOf(heading);
  const sumsOf = (row: readonly string[] | undefined) =>
    ['Aangerekend', 'Gecrediteerd'].map((heading) => cents(row?.[place(heading)]));
  const closing = rows.find((row) => row[1] === 'Stand na deze periode');
  const accounts = rows.filter((row) => row[1]?.startsWith('Samen '));
  expect(accounts.map((row) => row.at(-1))).toEqual(['', '700100']);
  const total = accounts.map(sumsOf).reduce((sum, one) => sum.map((value, at) => value + (one[at] ?? 0)));
  expect(total).toEqual(sumsOf(closing));
  // The credit note is of the course, as the invoice is.
  const own = rows.filter((row) => row[place('Bestelling')] === String(oid) && row.at(-1) === '700100');
  expect(own.map((row) => row[1])).toEqual(['Kostennota', 'Creditnota']);
  expect(sumsOf(accounts.at(-1))[1]).toBe(2_500);
});
