import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { type CartInvoice, parseCartInvoice, parseSeatQuote } from '#src/api/entities/cartInvoice.ts';
import { monotonicNow } from '#src/platform/monotonicClock.ts';
import type { CartItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { withSeatQuote } from '../view/withSeatQuote.ts';
import { cartRequest, quoteRequest } from './cartRequest.ts';

interface CartOf {
  readonly owner: CartOwner;
  readonly items: CartItems;
}

/** `answeredAt`: milliseconds of the page's monotonic clock, which a change of the system time does not affect. */
export type AnsweredInvoice = CartInvoice & { readonly answeredAt: number };

/** Stale time in milliseconds. Short enough for fresh prices, long enough to go from the cart to the form without a call. */
const freshMs = 20_000;

/**
 * Prices a cart on the server. Every selection is a query of its own, and a superseded query is aborted, so that a late
 * answer never replaces a newer one. The earlier lines stay visible until the new price arrives.
 */
export function cartQuery({ owner, items }: CartOf) {
  const request = cartRequest(owner, items);
  const places = items.seats && quoteRequest(items.seats);
  const queryKey = [...cartKeyOf(owner), request, places] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<AnsweredInvoice> => {
      forgetOthers(client, owner);
      const [invoice, quote] = await Promise.all([
        post('compile_public_registration_invoice', request, { signal }),
        places
          ? post('get_ticket_sales_quote', { ...owner, ...places, mode: 'order' }, { signal })
          : undefined,
      ]);
      const answered = parseCartInvoice(invoice);
      const whole = quote ? withSeatQuote(answered, parseSeatQuote(quote)) : answered;
      return { ...whole, answeredAt: monotonicNow() };
    },
    placeholderData: (previous: AnsweredInvoice | undefined, query): AnsweredInvoice | undefined =>
      isOwnedBy(owner, query?.queryKey) ? previous : undefined,
    staleTime: freshMs,
  });
}

/** Query key prefix for every selection of one cart. */
export function cartKeyOf({ club, uid }: CartOwner) {
  return ['cart-invoice', club, uid] as const;
}

/**
 * Removes cached answers of earlier selections. A new request releases the holds of the earlier one, so its answer is no
 * longer true.
 */
function forgetOthers(client: QueryClient, owner: CartOwner): void {
  client.removeQueries({
    queryKey: cartKeyOf(owner),
    type: 'inactive',
    predicate: ({ state }) => state.fetchStatus === 'idle',
  });
}

function isOwnedBy({ club, uid }: CartOwner, queryKey: readonly unknown[] = []): boolean {
  return queryKey[1] === club && queryKey[2] === uid;
}
