import type { Context } from '../../context.ts';
import type { Caller } from '../sessions/caller.ts';
import { type LoadedInvoice, loadInvoices } from './loadInvoices.ts';

/**
 * The open invoice at a club that must be paid first. The earliest due day comes first, an invoice without a day last. Every
 * open invoice counts, due or not. A payment page that was opened and abandoned changes nothing. What a bank is busy with comes last.
 */
export async function findOutstandingInvoice(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  clubNid: number,
): Promise<LoadedInvoice | undefined> {
  const invoices = await loadInvoices(context, caller);
  const open = invoices.filter(({ order, standing }) => order.clubNid === clubNid && standing.openCents > 0);
  return open.find(({ money }) => money.attempt !== 'in-bank') ?? open[0];
}
