import type { Context } from '../../context.ts';
import type { Caller } from '../sessions/caller.ts';
import { type LoadedInvoice, loadInvoices } from './loadInvoices.ts';

/**
 * The open invoice at a club that must be paid first. The earliest due day comes first, an invoice without a day last. Every
 * open invoice counts, due or not. A payment page that was opened and abandoned changes nothing.
 */
export async function findOutstandingInvoice(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  clubNid: number,
): Promise<LoadedInvoice | undefined> {
  const invoices = await loadInvoices(context, caller);
  return invoices.find(({ order, standing }) => order.clubNid === clubNid && standing.openCents > 0);
}
