import * as v from 'valibot';
import { orderItem as wireItem } from '../../generated/orders/orderItem.ts';

/** The specification identifies a rounding only by its description, which contains the word: also "Afrondingsverschil" (specification 9). */
function isRounding(description: string): boolean {
  return /afronding/i.test(description);
}

/** A line of a cart or an order. */
export const orderItem = v.pipe(
  wireItem,
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
