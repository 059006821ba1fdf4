import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** Amounts that a club takes back from an order. The amounts of the order stay as agreed. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
    amountCents: integer().notNull(),
    /** The reason, as shown to the reader. */
    reason: text().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (note) => [index().on(note.oid), check('credit_notes_are_amounts', sql`${note.amountCents} > 0`)],
);
