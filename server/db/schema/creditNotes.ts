import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** What a club takes back of an order: its lines stay as they were agreed. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
    amountCents: integer().notNull(),
    /** Why, for who reads it. */
    reason: text().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (note) => [index().on(note.oid), check('credit_notes_are_amounts', sql`${note.amountCents} > 0`)],
);
