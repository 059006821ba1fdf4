import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { creditNotes, moneyEntries, orderInstalments, orders, payments, refunds } from '../../db/schema.ts';

/** An order with its instalments, the attempts to pay it, and its credit notes. */
export interface LoadedAccount {
  readonly order: typeof orders.$inferSelect;
  /** The earliest first. */
  readonly instalments: readonly (typeof orderInstalments.$inferSelect)[];
  /** The oldest first. */
  readonly attempts: readonly (typeof payments.$inferSelect)[];
  /** The oldest first. */
  readonly credits: readonly (typeof creditNotes.$inferSelect)[];
  /** Refunds of the attempts, the oldest first. */
  readonly refunds: readonly (typeof refunds.$inferSelect)[];
  /** What happened to the money since, the oldest first. */
  readonly entries: readonly (typeof moneyEntries.$inferSelect)[];
}

/** The accounts of these orders, by oid. */
export async function loadAccounts(
  db: Database,
  oids: readonly number[],
): Promise<ReadonlyMap<number, LoadedAccount>> {
  if (oids.length === 0) return new Map();
  const found = await db.select().from(orders).where(isOneOf(orders.oid, oids));
  const instalments = await db
    .select()
    .from(orderInstalments)
    .where(isOneOf(orderInstalments.oid, oids))
    .orderBy(asc(orderInstalments.position));
  const attempts = await db
    .select()
    .from(payments)
    .where(isOneOf(payments.oid, oids))
    .orderBy(asc(payments.id));
  const credits = await db
    .select()
    .from(creditNotes)
    .where(isOneOf(creditNotes.oid, oids))
    .orderBy(asc(creditNotes.id));
  const returned = await loadRefunds(db, attempts);
  const isTouched = found.some(({ payment }) => payment === 'paid') || attempts.length > 0;
  const since =
    isTouched || instalments.some(({ paidAt }) => paidAt !== null) ? await loadEntries(db, oids) : [];
  const ofOrder = {
    instalments: Map.groupBy(instalments, ({ oid }) => oid),
    attempts: Map.groupBy(attempts, ({ oid }) => oid),
    credits: Map.groupBy(credits, ({ oid }) => oid),
    refunds: Map.groupBy(returned, ({ paymentId }) => paymentId),
    entries: Map.groupBy(since, ({ oid }) => oid),
  };
  return new Map(
    found.map((order) => {
      const own = ofOrder.attempts.get(order.oid) ?? [];
      return [
        order.oid,
        {
          order,
          instalments: ofOrder.instalments.get(order.oid) ?? [],
          attempts: own,
          credits: ofOrder.credits.get(order.oid) ?? [],
          refunds: own
            .flatMap(({ id }) => ofOrder.refunds.get(id) ?? [])
            .sort((one, other) => one.id - other.id),
          entries: ofOrder.entries.get(order.oid) ?? [],
        },
      ];
    }),
  );
}

/** Only a payment that was made can have refunds. */
async function loadRefunds(db: Database, attempts: LoadedAccount['attempts']) {
  const paid = attempts.filter(({ state }) => state === 'paid').map(({ id }) => id);
  if (paid.length === 0) return [];
  return db.select().from(refunds).where(isOneOf(refunds.paymentId, paid)).orderBy(asc(refunds.id));
}

/** Only money that came can go again. */
function loadEntries(db: Database, oids: readonly number[]) {
  return db.select().from(moneyEntries).where(isOneOf(moneyEntries.oid, oids)).orderBy(asc(moneyEntries.id));
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
