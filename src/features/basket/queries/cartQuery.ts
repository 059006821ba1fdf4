import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import {
  type CartInvoice,
  type Held,
  parseCartInvoice,
  parseSeatQuote,
  type SeatQuote,
} from '#src/api/entities/orders/cartInvoice.ts';
import { monotonicNow } from '#src/platform/loading/monotonicClock.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { showNotice } from '../../notices/index.ts';
import { browserCart } from '../state/browserCart.ts';
import type { CartItems, CartSeats } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { confirmedItems } from '../view/confirmedItems.ts';
import { type CartRequest, type CartsBefore, cartKeyOf, cartRequest, quoteRequest } from './cartRequest.ts';

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

/**
 * Prices a cart and its seats on the server. A backend with only the fields of specification 7 leaves the seats out, and prices
 * them in a second call.
 *
 * @throws {ApiFailure}
 */
async function priceCart(
  request: CartRequest,
  seats: CartSeats | null,
  signal: AbortSignal,
): Promise<CartInvoice> {
  const invoice = parseCartInvoice(await post('compile_public_registration_invoice', request, { signal }));
  if (!seats || invoice.hasSeats) return invoice;
  const { club, uid } = request;
  const quote = await post(
    'get_ticket_sales_quote',
    { club, uid, ...quoteRequest(seats), mode: 'order' },
    { signal },
  );
  return withSeatQuote(invoice, parseSeatQuote(quote));
}

/** Adds the quote of the seats, which are paid at once. */
function withSeatQuote(invoice: CartInvoice, quote: SeatQuote): CartInvoice {
  return {
    ...invoice,
    items: [...invoice.items, ...quote.items],
    total: invoice.total + quote.total,
    payNow: invoice.payNow + quote.total,
    hold: earliest(invoice.hold, quote.hold),
    feedback: [...invoice.feedback, ...quote.feedback],
  };
}

function earliest(one: Held | undefined, other: Held | undefined): Held | undefined {
  if (!one || !other) return one ?? other;
  return one.seconds <= other.seconds ? one : other;
}

interface HeldCart {
  readonly owner: CartOwner;
  readonly items: CartItems;
}

/**
 * Removes from the local cart what the server left out of its answer. The query of the smaller cart starts with that answer
 * (`cartQuery`), so that the feedback line with the reason stays visible.
 */
export function dropUnconfirmed({ owner, items }: HeldCart, invoice: CartInvoice): void {
  const kept = confirmedItems(items, invoice, owner.uid);
  if (kept === items) return;
  if (kept.vouchers.length < items.vouchers.length) {
    showNotice({ tone: 'warning', title: texts.voucherRejectedTitle, message: texts.voucherRejected });
  }
  browserCart.getState().tidy(owner, () => kept);
}
