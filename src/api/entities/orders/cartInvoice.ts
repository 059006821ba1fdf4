import * as v from 'valibot';
import { cartInvoice as wireInvoice } from '../../generated/orders/cartInvoice.ts';
import { listOf } from '../../wire/lists.ts';
import { cents } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { userFeedback } from '../../wire/userFeedback.ts';
import { type Reservation, reservation } from '../offer/reservation.ts';
import { type OrderItem, orderItem } from './orderItem.ts';

const maybeReservation = v.fallback(v.optional(reservation), undefined);

const invoice = v.pipe(
  wireInvoice,
  v.transform(({ result, payNow, payLater, sections, ...wire }) => ({
    items: result.items.map((item) => heldItem(item, result.reservation)),
    /** Section 7 of the specification lists only the two parts of the total, so a backend may leave the total out. */
    total: result.total ?? payNow + payLater,
    payNow,
    payLater,
    /** Names of the people in the cart, by the `section` of an item. */
    sections,
    /** The hold that ends first; undefined when the cart holds nothing. */
    hold: holdOf(result.reservation),
    relatedProducts: result.related_products,
    rejectedVouchers: result.rejected_vouchers,
    /** Amounts for a payment in parts, in cents. `summary` lists the payments; it is empty when parts aren't possible. */
    parts: {
      deposit: result.partsDeposit,
      payNow: result.partsPayNow,
      total: result.partsTotal,
      summary: result.partsSummary,
      summaryWithoutDiscount: result.partsSummaryWithoutDiscount,
    },
    /** `credit`: turns left on the person's passes. `turns`: turns needed for the items that a pass can pay. */
    prepaid: result.prepaid,
    /** The cart may be paid at once or in parts. */
    hasPaymentOptions: wire.has_payment_options,
    hasVouchers: wire.has_vouchers,
    /** The person has a pass that can pay for something. */
    canPayByPass: wire.passAsPrepaid,
    hasUitpas: wire.has_uitpas,
    /** Whether this answer prices the seats of the request. Some backends price them in `get_ticket_sales_quote`. */
    hasSeats: wire.has_seats,
  })),
);

/** The remaining time of a hold, by the server's clock. The browser's clock may be wrong. */
export interface Held {
  /** Seconds from the moment of the answer. */
  readonly seconds: number;
  /** How often the hold may still be extended. */
  readonly extensionsLeft: number;
}

/** `heldFor`: seconds from the moment of the answer. 0 or less: the hold has ended. undefined: the item has no hold. */
export type CartItem = OrderItem & { readonly heldFor: number | undefined };

const readInvoice = readerOf(invoice);

/** A cart as the server priced it: every amount is in cents. */
export type CartInvoice = v.InferOutput<typeof invoice> & { readonly feedback: readonly string[] };

/** Parses the whole answer of compile_public_registration_invoice. */
export function parseCartInvoice(answer: unknown): CartInvoice {
  return { ...readInvoice(answer), feedback: userFeedback(answer) };
}

const quote = v.pipe(
  v.object({
    result: v.fallback(v.object({ reservation: maybeReservation }), { reservation: undefined }),
    total: cents,
    orderItems: listOf(orderItem),
  }),
  v.transform(({ result, total, orderItems }) => ({
    items: orderItems.map((item) => heldItem(item, result.reservation)),
    total,
    hold: holdOf(result.reservation),
  })),
);

const readQuote = readerOf(quote);

/** The places of an event that somebody holds, and what they cost, in cents. */
export type SeatQuote = v.InferOutput<typeof quote> & { readonly feedback: readonly string[] };

/** Parses the whole answer of get_ticket_sales_quote. */
export function parseSeatQuote(answer: unknown): SeatQuote {
  return { ...readQuote(answer), feedback: userFeedback(answer) };
}

function heldItem(item: OrderItem, held: Reservation | undefined): CartItem {
  const { expires } = item;
  return { ...item, heldFor: held && expires !== undefined ? expires - held.now : undefined };
}

function holdOf(held: Reservation | undefined): Held | undefined {
  if (held?.expires === undefined) return undefined;
  return { seconds: held.expires - held.now, extensionsLeft: held.extensionsLeft };
}
