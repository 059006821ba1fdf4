import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditNotes, orderInstalments, orders, payments } from '../../db/schema.ts';

/** An order with what is agreed and what was tried about paying it. */
export interface LoadedAccount {
  readonly order: typeof orders.$inferSelect;
  /** The earliest first. */
  readonly instalments: readonly (typeof orderInstalments.$inferSelect)[];
  /** The oldest first. */
  readonly attempts: readonly (typeof payments.$inferSelect)[];
  /** The oldest first. */
  readonly credits: readonly (typeof creditNotes.$inferSelect)[];
}

/** By oid. */
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
 * The same of one order inside a transaction, which holds its row until it ends: whatever is decided about its payments is
 * decided one after the other.
 */
export async function lockAccount(tx: Database, oid: number): Promise<LoadedAccount> {
  await tx.select({ oid: orders.oid }).from(orders).where(eq(orders.oid, oid)).for('update');
  const account = (await loadAccounts(tx, [oid])).get(oid);
  if (!account) throw new Error(`There is no order ${oid}`);
  return account;
}
