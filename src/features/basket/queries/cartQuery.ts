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

/** `answeredAt`: milliseconds of the page's own clock, which nobody can set. */
export type AnsweredInvoice = CartInvoice & { readonly answeredAt: number };

/** Short enough that a price is hardly ever stale, long enough to step from the cart to the form without a call. */
const freshMs = 20_000;

/**
 * A cart as the server prices it. Every selection is a query of its own and a superseded one is aborted, so that a
 * late answer can't stand in for a newer one; until the new price is there, the earlier lines stay in view.
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

/** Every selection of one cart. */
export function cartKeyOf({ club, uid }: CartOwner) {
  return ['cart-invoice', club, uid] as const;
}

/** What is asked now lets go of what an earlier selection held: that one's answer holds no longer. */
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
