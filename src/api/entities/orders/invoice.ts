import type * as v from 'valibot';
import { invoice } from '../../generated/orders/invoice.ts';
import { invoiceDetail } from '../../generated/orders/invoiceDetail.ts';
import { listOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The part of an order that has to be paid. */
export type Invoice = v.InferOutput<typeof invoice>;
/** An invoice with its lines, its parts and its payments. */
export type InvoiceDetail = v.InferOutput<typeof invoiceDetail>;

/** Every invoice must be readable: a missing bill would mislead. */
export const parseInvoices = readerOf(listOf(invoice));
export const parseInvoice = readerOf(invoiceDetail);
