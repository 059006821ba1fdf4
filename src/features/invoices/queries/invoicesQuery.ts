import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseInvoice, parseInvoices } from '#src/api/entities/invoice.ts';

// What was paid or credited elsewhere counts as soon as somebody looks.
const fresh = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** The invoices of a family (by the uid of who is logged in) at every club, in the order of the server. */
export function invoicesQuery(uid: number) {
  return queryOptions({
    queryKey: ['invoices', uid],
    queryFn: async ({ signal }) => parseInvoices((await get('get_invoices', {}, { signal })).result),
    ...fresh,
  });
}

/** One of them, by the number of its order. */
export function invoiceQuery({ uid, oid }: { uid: number; oid: number }) {
  return queryOptions({
    queryKey: ['invoices', uid, oid],
    queryFn: async ({ signal }) => parseInvoice((await get('get_invoice', { oid }, { signal })).result),
    ...fresh,
  });
}
