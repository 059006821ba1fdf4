import { and, asc, gt, inArray } from 'drizzle-orm';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import type { Database } from '#server/db/database.ts';
import { documents, orders } from '#server/db/schema.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { loadAccounts } from '../../payments/loadAccounts.ts';
import { batchSize } from './batches.ts';
import type { Cutoffs } from './cutoffs.ts';
import { overOrders } from './overBooks.ts';

/** The orders with an amount that is still open, which is a claim, however old it is. */
export async function findOpen(
  db: Database,
  oids: readonly number[],
  { today }: Cutoffs,
): Promise<ReadonlySet<number>> {
  const accounts = await loadAccounts(db, oids);
  const open = [...accounts].filter(
    ([, account]) => invoiceStanding(invoiceAccount(account), today).openCents > 0,
  );
  return new Set(open.map(([oid]) => oid));
}

/** One batch of orders that are over, after an oid. */
async function findBatch(db: Database, cutoffs: Cutoffs, after: number) {
  const candidates = await db
    .select({ oid: orders.oid })
    .from(orders)
    .where(and(gt(orders.oid, after), overOrders(db, cutoffs)))
    .orderBy(asc(orders.oid))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const found = candidates.map(({ oid }) => oid);
  const open = await findOpen(db, found, cutoffs);
  const settled = found.filter((oid) => !open.has(oid));
  return { settled, last: found.length === batchSize ? found.at(-1) : undefined };
}

/** Counts or deletes the orders that are over, with their lines, instalments, payments, credit notes and documents. */
export async function eachOldOrder(
  db: Database,
  {
    cutoffs,
    signal,
    deletes,
  }: { readonly cutoffs: Cutoffs; readonly signal: AbortSignal; readonly deletes: boolean },
): Promise<number> {
  let count = 0;
  for (let after: number | undefined = 0; after !== undefined && !signal.aborted; ) {
    const from: number = after;
    const { settled, last } = await db.transaction(async (tx) => {
      const batch = await findBatch(tx, cutoffs, from);
      if (deletes && batch.settled.length > 0) await deleteOrders(tx, batch.settled);
      return batch;
    });
    count += settled.length;
    after = last;
  }
  return count;
}

async function deleteOrders(tx: Database, oids: number[]): Promise<void> {
  // Other orders of the same checkout may stay, for an open amount.
  await tx.update(orders).set({ checkoutOid: null }).where(inArray(orders.checkoutOid, oids));
  await tx.delete(documents).where(inArray(documents.oid, oids));
  await tx.delete(orders).where(inArray(orders.oid, oids));
}
