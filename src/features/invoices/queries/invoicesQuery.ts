import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseInvoice, parseInvoices } from '#src/api/entities/orders/invoice.ts';

// Always refetched, because a payment or credit note may have been made elsewhere.
const fresh = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** A family's invoices at every club, in the server's order. Keyed by the uid of the logged-in user. */
export function invoicesQuery(uid: number) {
  return queryOptions({
    queryKey: ['invoices', uid],
    queryFn: async ({ signal }) => parseInvoices((await get('get_invoices', {}, { signal })).result),
    ...fresh,
  });
}

/** One invoice, by its order id. */
export function invoiceQuery({ uid, oid }: { uid: number; oid: number }) {
  return queryOptions({
    queryKey: ['invoices', uid, oid],
    queryFn: async ({ signal }) => parseInvoice((await get('get_invoice', { oid }, { signal })).result),
    ...fresh,
  });
}
