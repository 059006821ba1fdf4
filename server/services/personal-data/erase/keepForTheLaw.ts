import { and, eq, exists, gt, inArray, isNull, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import {
  bankLines,
  certificates,
  creditNotes,
  orderLines,
  orders,
  payments,
  queueEntries,
  registrations,
  tickets,
  users,
} from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { namesOneOf } from '../namesOneOf.ts';
import { keyOf, type PersonalColumn, personalColumns } from '../personalColumns.ts';

/** A grey that nobody in a family gets. */
const namelessColor = '#6b6b6b';

/** Selects orders with money in them: asked, paid or taken back. A club keeps these in its books. */
export function isOfMoney(db: Database): SQL | undefined {
  const line = and(eq(orderLines.oid, orders.oid), ne(orderLines.unitCostCents, 0));
  return or(
    gt(orders.totalCents, 0),
    exists(db.select({ oid: orderLines.oid }).from(orderLines).where(line)),
    exists(db.select({ id: payments.id }).from(payments).where(eq(payments.oid, orders.oid))),
    exists(db.select({ id: creditNotes.id }).from(creditNotes).where(eq(creditNotes.oid, orders.oid))),
  );
}

/** Deletes what could stay but no law requires: what cost nothing and says nothing about money. */
export async function eraseFreeOrders(tx: Database, uids: number[]): Promise<void> {
  const isWithoutMoney = isNull(certificates.paidCents);
  await tx.delete(certificates).where(and(inArray(certificates.uid, uids), isWithoutMoney));
  const isOthers = and(eq(orderLines.oid, orders.oid), notInArray(orderLines.uid, uids));
  const leftOf = (table: typeof registrations | typeof tickets | typeof queueEntries) =>
    exists(tx.select({ id: table.id }).from(table).where(eq(table.oid, orders.oid)));
  const isNeeded = or(
    isOfMoney(tx),
    exists(tx.select({ oid: orderLines.oid }).from(orderLines).where(isOthers)),
    ...[registrations, tickets, queueEntries].map(leftOf),
  );
  await tx.delete(orders).where(and(namesOneOf(tx, uids), not(isNeeded ?? sql`true`)));
  // The books need the payment, and not what the bank said of the payer.
  const ofErased = tx
    .select({ id: payments.bankLineId })
    .from(payments)
    .innerJoin(orders, eq(orders.oid, payments.oid))
    .where(or(inArray(orders.uid, uids), inArray(orders.placedBy, uids)));
  await tx
    .update(bankLines)
    .set({ payer: '', payerIban: '', message: '' })
    .where(inArray(bankLines.id, ofErased));
  // What somebody wrote to the club about a withdrawal is no part of the books.
  await tx
    .update(orders)
    .set({ withdrawalNote: '' })
    .where(or(inArray(orders.uid, uids), inArray(orders.placedBy, uids)));
}

/** Moves what stays of somebody to a nameless person of their own, so that two different people stay two. */
export async function makeNameless(tx: Database, uid: number): Promise<void> {
  const staying = personalColumns.filter(({ fate }) => fate === 'stays');
  let left = 0;
  for (const { table, column } of staying) left += await tx.$count(table, eq(column, uid));
  if (left === 0) return;
  const [nameless] = await tx
    .insert(users)
    .values({ ...nl.erasure.nameless, color: namelessColor })
    .returning({ uid: users.uid });
  if (!nameless) throw new Error('The database returned no person');
  for (const one of staying) await replaceUid(tx, one, { from: [uid], to: nameless.uid });
}

export async function replaceUid(
  tx: Database,
  one: PersonalColumn,
  { from, to }: { readonly from: number[]; readonly to: number | null },
): Promise<void> {
  // Drizzle knows the columns of a table that the code names, but this table comes from a list.
  const table: PgTable = one.table;
  await tx
    .update(table)
    .set({ [keyOf(one)]: to })
    .where(inArray(one.column, from));
}
