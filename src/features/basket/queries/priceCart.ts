import { post } from '#src/api/call.ts';
import { type CartInvoice, parseCartInvoice, parseSeatQuote } from '#src/api/entities/cartInvoice.ts';
import type { CartSeats } from '../state/cartItems.ts';
import { withSeatQuote } from '../view/withSeatQuote.ts';
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
