// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';

export const clubInvoice = v.object({
  oid: integer,
  /** E.g. KN-2026-000123 */
  number: text,
  /** Name of the person */
  name: text,
  /** Seconds since 1970-01-01T00:00:00Z */
  placed: integer,
  state: v.picklist(["open","part-paid","processing","paid","overdue","credited"]),
  subjects: v.fallback(readableOf(text), []),
  /** In cents. */
  total: cents,
  /** In cents. */
  credited: v.fallback(cents, 0),
  /** Unpaid amount, due today or later. In cents. */
  open: cents,
  /** Last day to pay the first open instalment; null: no open instalment, or no day is set */
  due: v.fallback(v.nullable(isoDay), null),
  /** Amount that the club gives back itself. In cents. */
  refund: cents,
  /** Where the club gives something back: IBAN from which the last transfer came, by the statement of the bank. Empty where that is unknown */
  paidFrom: v.fallback(optionalText, ""),
  creditNotes: listOf(v.object({
    id: integer,
    /** E.g. CN-2026-000007 */
    number: text,
    /** In cents. */
    amount: cents,
    reason: v.fallback(optionalText, ""),
    /** Seconds since 1970-01-01T00:00:00Z */
    issued: integer,
  })),
  /** What was added to the order later, such as a raised price, has an invoice of its own */
  laterInvoices: v.fallback(readableOf(v.object({
    id: integer,
    /** E.g. KN-2026-000123 */
    number: text,
    /** In cents. */
    amount: cents,
    /** Seconds since 1970-01-01T00:00:00Z */
    issued: integer,
  })), []),
  /** Name of the person who placed the order */
  payer: text,
  /** The payer has an address, so mails about the invoice leave */
  mailed: v.optional(flag, true),
  /** Structured communication of the transfer, +++000/0000/00000+++ */
  reference: text,
  payments: listOf(v.object({
    id: integer,
    /** In cents. */
    amount: cents,
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
    /** `desk`: with a card or an app at the desk of the club; `credit`: what another invoice had too much; `test`: the test checkout of a demo */
    by: v.fallback(v.picklist(["transfer","cash","desk","credit","mollie","test","online"]), "online"),
    /** `undone`: a manager took back that this transfer arrived */
    state: v.picklist(["open","paid","undone"]),
    /** undo_transfer can take it back */
    undoable: flag,
  })),
  refunds: listOf(v.object({
    /** In cents. */
    amount: cents,
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
    /** `failed`: the money stayed with the club, which gives it back itself */
    state: v.picklist(["under way","refunded","failed"]),
  })),
  entries: v.fallback(listOf(v.object({
    id: integer,
    /** What happened to money that had come in. What undoes something is an entry of its own */
    is: v.picklist(["charged-back","chargeback-reversed","payment-undone","given-back","giving-back-undone"]),
    /** In cents. */
    amount: cents,
    on: isoDay,
    /** How the club gave it back */
    way: v.fallback(v.nullable(v.picklist(["transfer","cash","other-invoice"])), null),
    /** Name of the manager; null for the bank, and where the account was erased */
    by: v.nullable(text),
    reason: v.fallback(optionalText, ""),
    /** undo_given_back can undo it */
    undoable: flag,
  })), []),
  /** What the club must look at; `show: attention` lists these */
  attention: v.fallback(readableOf(v.object({
    /** `reclaim`: the family got it twice. `give-back`: the family paid more than it owes. `unpaid-again`: the bank took it back, and nobody paid it since */
    is: v.picklist(["reclaim","give-back","unpaid-again"]),
    /** In cents. */
    amount: cents,
  })), []),
  /** Other open invoices of the family, which use_credit can pay by `refund` */
  creditFor: v.fallback(listOf(v.object({
    oid: integer,
    /** E.g. KN-2026-000123 */
    number: text,
    /** Name of the person */
    name: text,
    /** Unpaid amount, due today or later. In cents. */
    open: cents,
  })), []),
  /** When the last reminder of it was written */
  reminded: v.fallback(v.nullable(integer), null),
  /** Other open invoices with the same structured communication: a family may pay all by one transfer */
  together: listOf(v.object({
    /** E.g. KN-2026-000123 */
    number: text,
    /** Name of the person */
    name: text,
    /** Unpaid amount, due today or later. In cents. */
    open: cents,
  })),
});
