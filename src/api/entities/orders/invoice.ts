import * as v from 'valibot';
import { listOf, mapOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';
import { moneyFields } from './moneyStanding.ts';
import { orderItem } from './orderItem.ts';
import { transfer } from './transfer.ts';

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
  ...moneyFields,
  creditNotes: v.fallback(readableOf(creditNote), []),
};

const invoice = v.object(fields);

/** The part of an order that has to be paid. */
export type Invoice = v.InferOutput<typeof invoice>;

const invoiceDetail = v.object({
  ...fields,
  reference: v.fallback(optionalText, ''),
  transfer,
  /** Invoices for what was added to the order later. */
  laterInvoices: v.fallback(
    readableOf(v.object({ id: integer, number: text, amount: cents, issued: integer })),
    [],
  ),
  items: listOf(orderItem),
  sections: v.fallback(mapOf(text), {}),
  parts: v.fallback(
    listOf(v.object({ due: v.nullable(v.pipe(v.string(), v.isoDate())), amount: cents, open: cents })),
    [],
  ),
  payments: v.fallback(
    readableOf(
      v.object({
        amount: cents,
        at: integer,
        by: v.fallback(v.picklist(['transfer', 'cash', 'desk', 'credit', 'online']), 'online'),
      }),
    ),
    [],
  ),
});

/** An invoice with its lines, its parts and its payments. */
export type InvoiceDetail = v.InferOutput<typeof invoiceDetail>;

/** Every invoice must be readable: a missing bill would mislead. */
export const parseInvoices = readerOf(listOf(invoice));
export const parseInvoice = readerOf(invoiceDetail);
