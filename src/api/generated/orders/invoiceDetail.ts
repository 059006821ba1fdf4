// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { orderItem } from '../../entities/orders/orderItem.ts';
import { transfer } from '../../entities/orders/transfer.ts';
import { listOf, readableOf, mapOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';
import { invoice } from './invoice.ts';

export const invoiceDetail = v.object({
  ...invoice.entries,
  /** Structured communication of the transfer, +++000/0000/00000+++ */
  reference: v.fallback(optionalText, ""),
  transfer: v.fallback(v.optional(transfer), undefined),
  /** Invoices for what was added to the order after the first one was issued */
  laterInvoices: v.fallback(readableOf(v.object({
    id: integer,
    number: text,
    /** In cents. */
    amount: cents,
    /** Seconds since 1970-01-01T00:00:00Z */
    issued: integer,
  })), []),
  items: listOf(orderItem),
  /** Name of the person per section */
  sections: v.fallback(mapOf(text), {}),
  parts: v.fallback(listOf(v.object({
    due: v.nullable(isoDay),
    /** In cents. */
    amount: cents,
    /** In cents. */
    open: cents,
  })), []),
  payments: v.fallback(readableOf(v.object({
    /** In cents. */
    amount: cents,
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
    by: v.fallback(v.picklist(["transfer","cash","desk","credit","online"]), "online"),
  })), []),
});
