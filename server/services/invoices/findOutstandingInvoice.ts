import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../sessions/caller.ts';
import { type LoadedInvoice, loadInvoices } from './loadInvoices.ts';

/**
 * The invoice at a club that is to be paid first: the oldest day first, and what has no day last. Every open one counts,
 * due or not. A payment page that somebody opened and left changes nothing about it.
 */
export async function findOutstandingInvoice(
  shelf: { readonly db: Database; readonly clock: Clock },
  caller: Caller,
  clubNid: number,
): Promise<LoadedInvoice | undefined> {
  const invoices = await loadInvoices(shelf, caller);
  return invoices.find(({ order, standing }) => order.clubNid === clubNid && standing.openCents > 0);
}
