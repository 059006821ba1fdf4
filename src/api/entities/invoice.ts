import * as v from 'valibot';
import { listOf, mapOf, readableOf } from '../wire/lists.ts';
import { cents, integer } from '../wire/numbers.ts';
import { readerOf } from '../wire/readerOf.ts';
import { optionalText, text } from '../wire/text.ts';
import { orderItem } from './orderItem.ts';

const day = v.nullable(v.pipe(v.string(), v.isoDate()));
const noCents = v.fallback(v.optional(cents, 0), 0);

const creditNote = v.object({
  id: integer,
  number: text,
  amount: cents,
  reason: optionalText,
  issued: integer,
});

const fields = {
  oid: integer,
  number: text,
  uid: integer,
  name: text,
  club: v.object({ nid: integer, url: text, title: text }),
  /** Unix seconds. */
  placed: integer,
  state: v.picklist(['open', 'part-paid', 'processing', 'paid', 'overdue', 'credited']),
  subjects: v.fallback(readableOf(text), []),
  /** Cents, as all that follow. */
  total: cents,
  paid: cents,
  credited: noCents,
  /** Still to be paid, today or later. */
  open: cents,
  overdue: noCents,
  /** What the club gives back. */
  refund: noCents,
  /** What a payment that is started now is for. */
  payable: noCents,
  /** null: there is no day. */
  due: v.fallback(day, null),
  creditNotes: v.fallback(readableOf(creditNote), []),
};

const invoice = v.object(fields);

/** An order as far as it is to be paid. */
export type Invoice = v.InferOutput<typeof invoice>;

const invoiceDetail = v.object({
  ...fields,
  reference: v.fallback(optionalText, ''),
  iban: v.fallback(optionalText, ''),
  items: listOf(orderItem),
  sections: v.fallback(mapOf(text), {}),
  parts: v.fallback(listOf(v.object({ due: day, amount: cents, open: cents })), []),
  payments: v.fallback(
    readableOf(
      v.object({ amount: cents, at: integer, by: v.fallback(v.picklist(['transfer', 'online']), 'online') }),
    ),
    [],
  ),
});

/** An invoice with its lines, its parts and what was paid of it. */
export type InvoiceDetail = v.InferOutput<typeof invoiceDetail>;

/** Every one must be readable: a bill that is missing would mislead. */
export const parseInvoices = readerOf(listOf(invoice));
export const parseInvoice = readerOf(invoiceDetail);
