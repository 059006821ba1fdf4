// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const orderItem = v.object({
  /** 0: rounding line */
  nid: integer,
  /** Waiting list of this line */
  queue_nid: v.fallback(v.optional(integer), undefined),
  uid: v.fallback(v.optional(integer), undefined),
  description: text,
  /** In cents. */
  unit_cost: cents,
  qty: integer,
  type: v.fallback(v.optional(v.picklist(["tariff","product","pass","service","seat","prepaid","rounding"])), undefined),
  /** In cents. */
  discount: v.fallback(cents, 0),
  /** What makes up `discount`, with the names that the family reads */
  reductions: v.fallback(readableOf(v.object({
    name: text,
    /** In cents. */
    amount: cents,
  })), []),
  has_instant: flag,
  course: v.fallback(v.optional(integer), undefined),
  tariff: v.fallback(v.optional(integer), undefined),
  reserved_session: v.fallback(v.optional(integer), undefined),
  meta: v.fallback(v.optional(v.object({
    /** E.g. Rij C, stoel 4 */
    seat: v.fallback(v.optional(text), undefined),
  })), undefined),
  /** Part of `qty` that is delivered later */
  qty_backorder: v.fallback(integer, 0),
  /** When and where the person is expected for the first time after the order; only in an order, and not for a place on a waiting list */
  attendance: v.fallback(v.optional(v.object({
    /** null where no day is known */
    start: v.fallback(v.optional(integer), undefined),
    /** Seconds since 1970-01-01T00:00:00Z */
    end: v.fallback(v.optional(integer), undefined),
    /** With postcode and municipality; empty where unknown */
    place: v.fallback(optionalText, ""),
    teachers: v.fallback(listOf(text), []),
  })), undefined),
  /** Seconds since 1970-01-01T00:00:00Z */
  expires: v.fallback(v.optional(integer), undefined),
  /** Key in the `sections` of the answer that holds the item */
  section: v.fallback(optionalText, ""),
});
