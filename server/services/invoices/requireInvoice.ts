import type { Context } from '../../context.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { loadOrders, type PlacedOrder } from '../orders/placed/loadOrders.ts';
import type { Caller } from '../sessions/caller.ts';
import { type LoadedInvoice, loadInvoices } from './loadInvoices.ts';

interface WantedInvoice {
  readonly oid: number;
  /** The nid of the invoice's club, when the request names it. */
  readonly club?: number;
}

/** Returns an invoice of the caller or family. Refuses any other as not found, whether or not it exists. */
export async function requireInvoice(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  { oid, club }: WantedInvoice,
): Promise<{ readonly invoice: LoadedInvoice; readonly placed: PlacedOrder }> {
  const [invoice] = await loadInvoices(context, caller, oid);
  const [placed] = invoice ? await loadOrders(context, caller, [oid]) : [];
  const isOfClub = club === undefined || club === invoice?.club.nid;
  if (!invoice || !placed || !isOfClub) throw refusals.notFound(nl.refusals.invoiceNotFound);
  return { invoice, placed };
}
