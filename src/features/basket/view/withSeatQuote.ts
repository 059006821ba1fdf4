import type { CartInvoice, Held, SeatQuote } from '#src/api/entities/cartInvoice.ts';

/** Merges the price of the cart with the seat quote. Seats are priced separately and paid at once. */
export function withSeatQuote(invoice: CartInvoice, quote: SeatQuote): CartInvoice {
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
