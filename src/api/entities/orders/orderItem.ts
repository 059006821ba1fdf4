import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { optionalText, text } from '../../wire/text.ts';

const maybeInteger = v.fallback(v.optional(integer), undefined);

const types = ['tariff', 'product', 'pass', 'service', 'seat', 'prepaid', 'rounding'] as const;

/** The specification identifies a rounding only by its description, which contains the word: also "Afrondingsverschil" (specification 9). */
function isRounding(description: string): boolean {
  return /afronding/i.test(description);
}

const attendance = v.fallback(
  v.optional(
    v.object({
      /** Unix seconds; undefined where no day is known. */
      start: maybeInteger,
      end: maybeInteger,
      place: v.fallback(optionalText, ''),
      teachers: v.fallback(listOf(text), []),
    }),
  ),
  undefined,
);

/** A line of a cart or an order. */
export const orderItem = v.pipe(
  v.object({
    nid: integer,
    queue_nid: maybeInteger,
    uid: maybeInteger,
    description: text,
    unit_cost: cents,
    qty: integer,
    type: v.fallback(v.optional(v.picklist(types)), undefined),
    discount: v.fallback(cents, 0),
    reductions: v.fallback(readableOf(v.object({ name: text, amount: cents })), []),
    has_instant: flag,
    tariff: maybeInteger,
    course: maybeInteger,
    reserved_session: maybeInteger,
    meta: v.fallback(v.optional(v.object({ seat: optionalText })), undefined),
    qty_backorder: v.fallback(v.optional(integer, 0), 0),
    attendance,
    expires: maybeInteger,
    section: v.fallback(optionalText, ''),
  }),
  v.transform((wire) => ({
    nid: wire.nid,
    uid: wire.uid,
    tariff: wire.tariff,
    course: wire.course,
    description: wire.description,
    type: wire.type ?? (isRounding(wire.description) ? ('rounding' as const) : ('service' as const)),
    quantity: wire.qty,
    /** Price of the whole line before its discount, in cents. */
    fullPrice: wire.unit_cost * wire.qty,
    /** Discount on the whole line, in cents. */
    discount: wire.discount,
    /** What makes up the discount, with names; empty where a backend gives no names. */
    reductions: wire.reductions,
    /** Price of the whole line after its discount, in cents. */
    price: wire.unit_cost * wire.qty - wire.discount,
    isQueued: Boolean(wire.queue_nid),
    isInstant: wire.has_instant,
    /** The session of a trial lesson. */
    session: wire.reserved_session,
    /** E.g. `Rij C, stoel 4`; '' when the line is no seat. */
    seat: wire.meta?.seat ?? '',
    /** When and where the person is expected first; undefined for other things, and where a backend doesn't tell. */
    attendance: wire.attendance,
    /** Quantity that is delivered later. */
    backordered: wire.qty_backorder,
    /** End of the hold, past or future, in unix seconds by the server's clock. */
    expires: wire.expires,
    section: wire.section,
  })),
);

export type OrderItem = v.InferOutput<typeof orderItem>;
