import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Cents } from '#rules/money.ts';
import { orders } from './orders.ts';

export interface CreditedLine {
  readonly position: number;
  readonly cents: Cents;
}

/** Amounts that a club takes back from an order. The amounts of the order stay as agreed. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
    amountCents: integer().notNull(),
    /** What it takes off which lines of the order; empty where it is about the order, and in notes from before this column. */
    lines: jsonb().$type<CreditedLine[]>().notNull().default([]),
    /** The reason, as shown to the reader. */
    reason: text().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (note) => [index().on(note.oid), check('credit_notes_are_amounts', sql`${note.amountCents} > 0`)],
);
