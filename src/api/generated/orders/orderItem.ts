// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { maybe, anyText } from '../../wire/missing.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const orderItem = v.object({
  /** 0: rounding line */
  nid: integer,
  /** Waiting list of this line */
  queue_nid: maybe(integer),
  uid: maybe(integer),
  description: text,
  /** In cents. */
  unit_cost: cents,
  qty: integer,
  type: maybe(v.picklist(["tariff","product","pass","service","seat","prepaid","rounding"])),
  /** In cents. */
  discount: v.fallback(cents, 0),
  /** What makes up `discount`, with the names that the family reads */
  reductions: v.fallback(readableOf(v.object({
    name: text,
    /** In cents. */
    amount: cents,
  })), []),
  has_instant: flag,
  course: maybe(integer),
  tariff: maybe(integer),
  reserved_session: maybe(integer),
  meta: maybe(v.object({
    /** E.g. Rij C, stoel 4 */
    seat: maybe(text),
  })),
  /** Part of `qty` that is delivered later */
  qty_backorder: v.fallback(integer, 0),
  /** When and where the person is expected for the first time after the order; only in an order, and not for a place on a waiting list */
  attendance: maybe(v.object({
    /** null where no day is known */
    start: maybe(integer),
    /** Seconds since 1970-01-01T00:00:00Z */
    end: maybe(integer),
    /** With postcode and municipality; empty where unknown */
    place: anyText,
    teachers: v.fallback(listOf(text), []),
  })),
  /** Seconds since 1970-01-01T00:00:00Z */
  expires: maybe(integer),
  /** Key in the `sections` of the answer that holds the item */
  section: anyText,
});
