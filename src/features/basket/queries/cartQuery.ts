import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { monotonicNow } from '#src/platform/loading/monotonicClock.ts';
import type { CartItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { confirmedItems } from '../view/confirmedItems.ts';
import { cartKeyOf } from './cartKeyOf.ts';
import { type CartRequest, type CartsBefore, cartRequest } from './cartRequest.ts';
import { priceCart } from './priceCart.ts';

interface CartOf {
  readonly owner: CartOwner;
  readonly items: CartItems;
  /** The carts that are ordered before this one. */
  readonly before?: CartsBefore;
}

export interface AnsweredInvoice extends CartInvoice {
  /** Milliseconds of the page's monotonic clock, which a change of the system time does not affect. */
  readonly answeredAt: number;
  /** The request for what the server left in the cart. The answer holds for that request too. */
  readonly confirmed: CartRequest;
}

/** Stale time in milliseconds. Short enough for fresh prices, long enough to go from the cart to the form without a call. */
const freshMs = 20_000;

/**
 * Prices a cart on the server. Every selection is a query of its own, and a superseded query is aborted, so that a late
 * answer never replaces a newer one.
 *
 * A new selection starts with the answer on screen, which stays visible until the new price arrives and when it fails. That
 * data has the date 0, unless the answer already holds for the new selection (`isCurrent`).
 */
export function cartQuery(client: QueryClient, { owner, items, before = [] }: CartOf) {
  const requestOf = (wanted: CartItems): CartRequest => ({
    ...cartRequest(owner, wanted),
    ...(before.length > 0 && { before }),
  });
  const request = requestOf(items);
  return queryOptions({
    queryKey: [...cartKeyOf(owner), request] as const,
    queryFn: async ({ signal }): Promise<AnsweredInvoice> => {
      forgetOthers(client, owner);
      const invoice = await priceCart(request, items.seats, signal);
      const confirmed = requestOf(confirmedItems(items, invoice, owner.uid));
      return { ...invoice, answeredAt: monotonicNow(), confirmed };
    },
    initialData: () => shownAnswer(client, owner)?.invoice,
    initialDataUpdatedAt: () => {
      const shown = shownAnswer(client, owner);
      return shown && hashKey([shown.invoice.confirmed]) === hashKey([request]) ? shown.updatedAt : 0;
    },
    staleTime: freshMs,
  });
}

/** Whether the data of a query is the price of exactly its selection, not of an earlier one. */
export function isCurrent({
  data,
  dataUpdatedAt,
}: {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
}) {
  return data !== undefined && dataUpdatedAt > 0;
}

/** The answer of a cart that a screen shows. Its date is 0 when the selection that it prices was changed since. */
function shownAnswer(client: QueryClient, owner: CartOwner) {
  const answers = client
    .getQueriesData<AnsweredInvoice>({ queryKey: cartKeyOf(owner), type: 'active' })
    .flatMap(([queryKey, invoice]) =>
      invoice ? [{ invoice, updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0 }] : [],
    );
  return answers.toSorted((a, b) => a.updatedAt - b.updatedAt).at(-1);
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
