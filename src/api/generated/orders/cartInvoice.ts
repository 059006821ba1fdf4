// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { product } from '../../entities/offer/product.ts';
import { reservation } from '../../entities/offer/reservation.ts';
import { orderItem } from '../../entities/orders/orderItem.ts';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf, mapOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, isoDay } from '../../wire/text.ts';

export const cartInvoice = v.object({
  result: v.object({
    items: listOf(orderItem),
    /** In cents. */
    total: v.fallback(v.optional(cents), undefined),
    reservation: v.fallback(v.optional(reservation), undefined),
    related_products: v.fallback(readableOf(product), []),
    /** Codes as sent that are invalid, or cannot be combined with the others */
    rejected_vouchers: v.fallback(readableOf(text), []),
    /** In cents. */
    partsDeposit: v.fallback(v.optional(cents), undefined),
    /** In cents. */
    partsPayNow: v.fallback(v.optional(cents), undefined),
    /** Amount that can be paid in instalments. In cents. */
    partsTotal: v.fallback(v.optional(cents), undefined),
    partsSummary: v.fallback(readableOf(v.object({
      due: isoDay,
      /** In cents. */
      amount: cents,
    })), []),
    partsSummaryWithoutDiscount: v.fallback(readableOf(v.object({
      due: isoDay,
      /** In cents. */
      amount: cents,
    })), []),
    prepaid: v.fallback(v.optional(v.object({
      /** Remaining turns on the person's passes */
      credit: integer,
      /** Turns needed for the items that accept a pass */
      turns: integer,
    })), undefined),
  }),
  /** The person can choose between one payment and instalments */
  has_payment_options: flag,
  /** The club has voucher codes */
  has_vouchers: flag,
  /** The person has a pass that can pay for something */
  passAsPrepaid: flag,
  /** The places of the request are priced here. Those still held are items and part of the total */
  has_seats: flag,
  /** An item has a reduced UiTPAS rate */
  has_uitpas: flag,
  /** In cents. */
  payNow: v.fallback(cents, 0),
  /** In cents. */
  payLater: v.fallback(cents, 0),
  /** Names of the item sections */
  sections: v.fallback(mapOf(text), {}),
});
