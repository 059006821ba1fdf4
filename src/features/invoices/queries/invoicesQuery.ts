import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { type Invoice, parseInvoice, parseInvoices } from '#src/api/entities/orders/invoice.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { pollDelay } from '../../payment/index.ts';

// Always refetched, because a payment or credit note may have been made elsewhere.
const fresh = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** A family's invoices at every club, in the server's order. Keyed by the uid of the logged-in user. */
export function invoicesQuery(uid: number) {
  return queryOptions({
    queryKey: ['invoices', uid],
    queryFn: resultOf('get_invoices', {}, parseInvoices),
    ...fresh,
  });
}

/** One invoice, by its order id. */
export function invoiceQuery({ uid, oid }: { uid: number; oid: number }) {
  return queryOptions({
    queryKey: ['invoices', uid, oid],
    queryFn: resultOf('get_invoice', { oid }, parseInvoice),
    ...fresh,
  });
}

/** Decides how often the invoices are polled after a person went to pay: a closed checkout window sends no message. */
export function useAwaitedPayment() {
  // Counts from the opening of the page, because a payment may already be processing then.
  const [since, setSince] = useState(() => systemClock.now());
  const [isAway, setAway] = useState(false);
  return {
    /** Call this when the person starts to pay. */
    expectPayment() {
      setSince(systemClock.now());
      setAway(true);
    },
    /** Milliseconds until the next poll of these invoices. false stops polling. */
    delayOf: (invoices: readonly Pick<Invoice, 'state' | 'attempt' | 'open'>[]) =>
      pollDelay({
        isProcessing: invoices.some(
          ({ state, attempt }) => state === 'processing' || attempt === 'left' || attempt === 'in-bank',
        ),
        isAway: isAway && invoices.some(({ open }) => open > 0),
        elapsed: systemClock.now() - since,
      }),
  };
}
