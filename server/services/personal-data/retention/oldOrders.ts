import { and, asc, gt, inArray } from 'drizzle-orm';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/schema.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { loadAccounts } from '../../payments/loadAccounts.ts';
import { batchSize } from './batches.ts';
import type { Cutoffs } from './cutoffs.ts';
import { overOrders } from './overBooks.ts';

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
  const accounts = await loadAccounts(db, found);
  const settled = found.filter((oid) => {
    const account = accounts.get(oid);
    // An amount that is still open is a claim, however old it is.
    return account && invoiceStanding(invoiceAccount(account), cutoffs.today).openCents <= 0;
  });
  return { settled, last: found.length === batchSize ? found.at(-1) : undefined };
}

/** Counts or deletes the orders that are over, with their lines, instalments, payments and credit notes. */
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
  await tx.delete(orders).where(inArray(orders.oid, oids));
}
