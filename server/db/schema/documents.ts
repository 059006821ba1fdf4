import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { creditNotes } from './creditNotes.ts';
import { orders } from './orders.ts';

const kinds = ['invoice', 'credit-note'] as const;

export interface DocumentLine {
  readonly what: string;
  readonly count: number;
  readonly unitCents: number;
  readonly discountCents: number;
  readonly amountCents: number;
}

/** What an invoice or credit note says. It is copied when the document is issued, and never changes. */
export interface DocumentContent {
  readonly sender: { readonly name: string; readonly lines: readonly string[]; readonly color: string };
  /** The club's own name. */
  readonly club: string;
  readonly addressee: { readonly name: string; readonly address: string };
  /** The person whom the order is for. */
  readonly member: string;
  readonly lines: readonly DocumentLine[];
  readonly totalCents: number;
  /** The club's sentence about VAT; '' where it has none. */
  readonly vatNote: string;
  /** The VAT within the total, by percentage; empty where the club charges none. */
  readonly vat: readonly {
    readonly percentage: number;
    readonly netCents: number;
    readonly vatCents: number;
  }[];
  /** The agreed parts of an invoice; `dueOn` is null where the club asks for the part later. */
  readonly parts: readonly { readonly dueOn: string | null; readonly amountCents: number }[];
  /** The invoice that a credit note, or a later invoice of the same order, belongs to. */
  readonly of?: { readonly number: string; readonly day: string };
}

/**
 * Issued invoices and credit notes. Their numbers count per club, kind and year, without a gap. A document outlives the person
 * whom it names: the books of a club are kept for ten years.
 */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    kind: text({ enum: kinds }).notNull(),
    /** The year in which it was issued, in Brussels. */
    year: integer().notNull(),
    serial: integer().notNull(),
    oid: integer()
      .notNull()
      .references(() => orders.oid),
    /** Positions of the order lines on an invoice, from the first to the last; null on a credit note. */
    firstPosition: integer(),
    lastPosition: integer(),
    creditNoteId: integer()
      .unique()
      .references(() => creditNotes.id),
    content: jsonb().$type<DocumentContent>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (document) => [
    unique().on(document.clubNid, document.kind, document.year, document.serial),
    unique('documents_name_a_line_once').on(document.oid, document.firstPosition),
    index().on(document.oid),
    check(
      'documents_are_of_their_kind',
      sql`(${document.kind} = 'invoice') = (${document.creditNoteId} IS NULL)
        AND (${document.kind} = 'invoice') = (${document.firstPosition} IS NOT NULL)`,
    ),
  ],
);

/** The last number of each club, kind and year. Its row locks the numbers until the transaction ends. */
export const documentCounters = pgTable(
  'document_counters',
  {
    clubNid: ofClub(),
    kind: text({ enum: kinds }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (counter) => [primaryKey({ columns: [counter.clubNid, counter.kind, counter.year] })],
);
