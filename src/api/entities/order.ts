import * as v from 'valibot';
import { flag } from '../wire/flag.ts';
import { listOf, mapOf } from '../wire/lists.ts';
import { cents, integer } from '../wire/numbers.ts';
import { readerOf } from '../wire/readerOf.ts';
import { optionalText, text } from '../wire/text.ts';
import { userFeedback } from '../wire/userFeedback.ts';

const maybeInteger = v.fallback(v.optional(integer), undefined);

const orderItem = v.pipe(
  v.object({
    nid: integer,
    queue_nid: maybeInteger,
    uid: maybeInteger,
    description: text,
    unit_cost: cents,
    qty: integer,
    type: v.fallback(v.picklist(['tariff', 'product', 'pass', 'service', 'rounding']), 'service'),
    discount: v.fallback(cents, 0),
    has_instant: flag,
    tariff: maybeInteger,
    section: v.fallback(optionalText, ''),
  }),
  v.transform((wire) => ({
    nid: wire.nid,
    uid: wire.uid,
    tariff: wire.tariff,
    description: wire.description,
    type: wire.type,
    quantity: wire.qty,
    /** Cents, of the whole line, its discount taken off. */
    price: wire.unit_cost * wire.qty - wire.discount,
    isQueued: Boolean(wire.queue_nid),
    isInstant: wire.has_instant,
    section: wire.section,
  })),
);

export type OrderItem = v.InferOutput<typeof orderItem>;

const invoice = v.pipe(
  v.object({
    result: v.object({ items: listOf(orderItem), total: cents }),
    payNow: v.fallback(cents, 0),
    payLater: v.fallback(cents, 0),
    sections: v.fallback(mapOf(text), {}),
  }),
  v.transform(({ result, payNow, payLater, sections }) => ({ ...result, payNow, payLater, sections })),
);

const readInvoice = readerOf(invoice);

/** What the server made of a cart: every amount in cents, as it computed them. */
export type CartInvoice = v.InferOutput<typeof invoice> & { readonly feedback: readonly string[] };

/** The whole answer of compile_public_registration_invoice. */
export function parseCartInvoice(answer: unknown): CartInvoice {
  return { ...readInvoice(answer), feedback: userFeedback(answer) };
}

const registration = v.object({
  uid: integer,
  name: text,
  course: v.object({ nid: integer, url: text, title: text }),
  tariff: v.object({ nid: integer, title: text }),
  status: v.picklist(['registered', 'queued']),
  firstSession: maybeInteger,
});

const order = v.object({
  oid: integer,
  uid: integer,
  club: v.object({ nid: integer, title: text, url: text }),
  /** Unix seconds. */
  placed: integer,
  payment: v.picklist(['unpaid', 'processing', 'paid', 'failed', 'cancelled']),
  /** Structured communication of a transfer, '' where there is none. */
  reference: v.fallback(optionalText, ''),
  payNow: cents,
  payLater: cents,
  total: cents,
  items: listOf(orderItem),
  registrations: listOf(registration),
});

export type Order = v.InferOutput<typeof order>;

export const parseOrders = readerOf(listOf(order));
export const parsePlacedOrder = readerOf(v.object({ oids: v.pipe(listOf(integer), v.nonEmpty()) }));
