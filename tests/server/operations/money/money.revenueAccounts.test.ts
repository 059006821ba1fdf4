import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses, documents, orderLines, orders, registrations } from '#server/db/schema.ts';
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

type Row = Readonly<Record<string, string>>;

const sumsOf = (row: Row | undefined) => [cents(row?.Aangerekend), cents(row?.Gecrediteerd)];
const accountOf = (row: Row) => row.Opbrengstrekening;

/** The rows of the books from this day to that one, as texts by heading. */
async function booksOf(from: string, until: string): Promise<Row[]> {
  const { body } = await server.app.inject({
    ...{ method: 'POST', url: '/api?q=download_books', payload: { club: dolphin, from, until } },
    cookies: { auth: manager.cookie?.replace('auth=', '') ?? '' },
  });
  const [headings = [], ...rows] = body
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'));
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])));
}

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
  const rows = await booksOf('2020-01-01', '2030-12-31');
  const closing = rows.find(({ Wat }) => Wat === 'Stand na deze periode');
  const accounts = rows.filter(({ Wat }) => Wat?.startsWith('Samen '));
  expect(accounts.map(accountOf)).toEqual(['', '700100']);
  const total = accounts.map(sumsOf).reduce((sum, one) => sum.map((value, at) => value + (one[at] ?? 0)));
  expect(total).toEqual(sumsOf(closing));
  // The credit note is of the course, as the invoice is.
  const own = rows.filter((row) => row.Bestelling === String(oid) && accountOf(row) === '700100');
  expect(own.map(({ Wat }) => Wat)).toEqual(['Kostennota', 'Creditnota']);
  expect(sumsOf(accounts.at(-1))[1]).toBe(2_500);
});

it('a move to another course changes no period that is over, and what is credited later stays on the account of the invoice', async () => {
  const { db } = server.database;
  const september = new Date('2026-09-10T10:00:00Z');
  await db.update(orders).set({ placedAt: september }).where(eq(orders.oid, oid));
  await db.update(documents).set({ issuedAt: september }).where(eq(documents.oid, oid));
  const [registration] = await db.select().from(registrations).where(eq(registrations.oid, oid));
  const wanted = { club: dolphin, registration: registration?.id ?? 0 };
  const before = await booksOf('2026-09-01', '2026-09-30');
  const invoiced = { Wat: 'Kostennota', Waarvoor: 'Zwemtraining', Opbrengstrekening: '700100' };
  expect(before.find(({ Bestelling }) => Bestelling === String(oid))).toMatchObject(invoiced);
  const { result: targets } = await manager.ask('get_move_targets', wanted);
  const { tariff, difference } = targets.find(({ course }) => course === 'Crawl voor volwassenen') ?? {
    tariff: 0,
    difference: 0,
  };
  await manager.ask('move_registration', { ...wanted, tariff, difference }, newKey());
  expect(await booksOf('2026-09-01', '2026-09-30')).toEqual(before);
  const november = await booksOf('2026-11-01', '2026-11-30');
  const moved = november.filter(
    ({ Bestelling, Waarvoor }) => Bestelling === String(oid) && Waarvoor !== 'Zwemtraining',
  );
  expect(moved).toMatchObject([
    { Wat: 'Creditnota', Waarvoor: 'Crawl voor volwassenen', Opbrengstrekening: '700100' },
  ]);
});
