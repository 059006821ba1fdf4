import { post } from '#src/api/call.ts';
import {
  type CartInvoice,
  type Held,
  parseCartInvoice,
  parseSeatQuote,
  type SeatQuote,
} from '#src/api/entities/orders/cartInvoice.ts';
import type { CartSeats } from '../state/cartItems.ts';
import { type CartRequest, quoteRequest } from './cartRequest.ts';

/**
 * Prices a cart and its seats on the server. A backend with only the fields of specification 7 leaves the seats out, and prices
 * them in a second call.
 *
 * @throws {ApiFailure}
 */
export async function priceCart(
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
