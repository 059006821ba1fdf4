import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const payment = v.object({
  id: integer,
  amount: cents,
  at: integer,
  by: v.fallback(v.picklist(['transfer', 'cash', 'desk', 'credit', 'mollie', 'test', 'online']), 'online'),
  state: v.picklist(['open', 'paid', 'undone']),
  undoable: flag,
});

const refund = v.object({
  amount: cents,
  at: integer,
  state: v.picklist(['under way', 'refunded', 'failed']),
});

const entry = v.object({
  id: integer,
  is: v.picklist([
    'charged-back',
    'chargeback-reversed',
    'payment-undone',
    'given-back',
    'giving-back-undone',
  ]),
  amount: cents,
  /** ISO day. */
  on: v.pipe(v.string(), v.isoDate()),
  way: v.fallback(v.nullish(v.picklist(['transfer', 'cash', 'other-invoice']), null), null),
  by: v.nullable(text),
  reason: optionalText,
  undoable: flag,
});

const attention = v.object({ is: v.picklist(['reclaim', 'give-back', 'unpaid-again']), amount: cents });

const clubInvoice = v.object({
  oid: integer,
  number: text,
  /** The person whom the order is for, and who placed it. */
  name: text,
  payer: text,
  /** Unix seconds. */
  placed: integer,
  state: v.picklist(['open', 'part-paid', 'processing', 'paid', 'overdue', 'credited']),
  subjects: v.fallback(readableOf(text), []),
  /** In cents, as are all amounts below. */
  total: cents,
  /** The sum of the credit notes. */
  credited: v.fallback(cents, 0),
  open: cents,
  /** Amount that the club gives back itself. */
  refund: cents,
  due: v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null),
  reference: text,
  /** A missing payment would mislead. */
  payments: listOf(payment),
  refunds: listOf(refund),
  entries: v.fallback(listOf(entry), []),
  attention: v.fallback(readableOf(attention), []),
  creditNotes: listOf(v.object({ number: text, amount: cents, reason: optionalText, issued: integer })),
  /** Other open invoices of the family, which a credit can pay. */
  creditFor: v.fallback(listOf(v.object({ oid: integer, number: text, name: text, open: cents })), []),
  together: listOf(v.object({ number: text, name: text, open: cents })),
});

/** An invoice as the managers of its club see it. */
export type ClubInvoice = v.InferOutput<typeof clubInvoice>;
export type ClubPayment = ClubInvoice['payments'][number];
export type ClubEntry = ClubInvoice['entries'][number];

/** Reads a page: the invoices stand in `result`, and the number of all matches beside it. */
export const parseClubInvoices = readerOf(
  v.pipe(
    v.object({ result: listOf(clubInvoice), count: integer }),
    v.transform(({ result, count }) => ({ invoices: result, count })),
  ),
);

export const parseBookedTransfer = readerOf(
  v.object({ invoices: listOf(v.object({ number: text, amount: cents, open: cents })) }),
);

/** Whom a reminder was mailed to, and about how many invoices. */
export const parseReminded = readerOf(v.object({ to: text, invoices: integer }));
