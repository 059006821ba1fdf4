import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, mapOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';
import { moneyStanding } from './moneyStanding.ts';
import { orderItem } from './orderItem.ts';
import { transfer } from './transfer.ts';

const maybeInteger = v.fallback(v.optional(integer), undefined);

const registration = v.object({
  uid: integer,
  name: text,
  course: v.object({ nid: integer, url: text, title: text }),
  tariff: v.object({ nid: integer, title: text }),
  status: v.picklist(['registered', 'queued']),
  firstSession: maybeInteger,
});

const isoDay = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

const order = v.pipe(
  v.object({
    oid: integer,
    uid: integer,
    club: v.object({ nid: integer, title: text, url: text }),
    /** Unix seconds. */
    placed: integer,
    payment: v.picklist(['unpaid', 'processing', 'paid', 'failed', 'cancelled']),
    /** The first order of the same checkout; undefined for a backend that knows no checkouts. */
    checkout: maybeInteger,
    transfer,
    /** Structured communication of a bank transfer; '' when there is none. */
    reference: v.fallback(optionalText, ''),
    payNow: cents,
    payLater: cents,
    total: cents,
    due: v.fallback(v.optional(cents), undefined),
    standing: moneyStanding,
    items: listOf(orderItem),
    sections: v.fallback(mapOf(text), {}),
    registrations: listOf(registration),
    instalments: v.fallback(listOf(v.object({ due: isoDay, amount: cents, paid: flag })), []),
    /** Number of tickets in the order. */
    tickets: v.fallback(v.optional(integer, 0), 0),
    /** Number of sessions in the agenda file. */
    sessions: v.fallback(v.optional(integer, 0), 0),
    /** Unix seconds; undefined when the order has no goods to withdraw from. */
    withdrawal: v.fallback(
      v.optional(v.object({ until: integer, withdrawn: v.fallback(v.optional(integer), undefined) })),
      undefined,
    ),
  }),
  v.transform((wire) => ({
    ...wire,
    /** Amount due by today, in cents. A backend that doesn't send it leaves what had to be paid at once. */
    due: wire.due ?? (wire.payment === 'paid' ? 0 : wire.payNow),
  })),
);

export type Order = v.InferOutput<typeof order>;

export const parseOrders = readerOf(listOf(order));
export const parseOrderWithdrawn = readerOf(v.object({ withdrawn: integer }));
export const parsePlacedOrder = readerOf(
  v.object({
    oids: v.pipe(
      listOf(integer),
      // At least one: a placed cart has an order.
      v.transform((oids): unknown => oids),
      v.tupleWithRest([integer], integer),
    ),
  }),
);
