import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditNotes, orderInstalments, orders, payments } from '../../db/schema.ts';

/** An order with its instalments, the attempts to pay it, and its credit notes. */
export interface LoadedAccount {
  readonly order: typeof orders.$inferSelect;
  /** The earliest first. */
  readonly instalments: readonly (typeof orderInstalments.$inferSelect)[];
  /** The oldest first. */
  readonly attempts: readonly (typeof payments.$inferSelect)[];
  /** The oldest first. */
  readonly credits: readonly (typeof creditNotes.$inferSelect)[];
}

/** The accounts of these orders, by oid. */
export async function loadAccounts(
  db: Database,
  oids: readonly number[],
): Promise<ReadonlyMap<number, LoadedAccount>> {
  if (oids.length === 0) return new Map();
  const wanted = [...oids];
  const found = await db.select().from(orders).where(inArray(orders.oid, wanted));
  const instalments = await db
    .select()
    .from(orderInstalments)
    .where(inArray(orderInstalments.oid, wanted))
    .orderBy(asc(orderInstalments.position));
  const attempts = await db
    .select()
    .from(payments)
    .where(inArray(payments.oid, wanted))
    .orderBy(asc(payments.id));
  const credits = await db
    .select()
    .from(creditNotes)
    .where(inArray(creditNotes.oid, wanted))
    .orderBy(asc(creditNotes.id));
  return new Map(
    found.map((order) => [
      order.oid,
      {
        order,
        instalments: instalments.filter(({ oid }) => oid === order.oid),
        attempts: attempts.filter(({ oid }) => oid === order.oid),
        credits: credits.filter(({ oid }) => oid === order.oid),
      },
    ]),
  );
}

/**
 * Loads one account and locks the order's row until the transaction ends. Decisions about its payments are then made one after
 * the other.
 */
export async function lockAccount(tx: Database, oid: number): Promise<LoadedAccount> {
  await tx.select({ oid: orders.oid }).from(orders).where(eq(orders.oid, oid)).for('update');
  const account = (await loadAccounts(tx, [oid])).get(oid);
  if (!account) throw new Error(`There is no order ${oid}`);
  return account;
}
