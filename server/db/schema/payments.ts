import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

const states = ['open', 'paid', 'failed', 'cancelled', 'expired'] as const;

/** Each time that somebody set out to pay an order. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The payment's number at the provider. */
    reference: text().notNull().unique(),
    /** Where it is paid, for who goes there once more. */
    checkoutUrl: text().notNull(),
    state: text({ enum: states }).notNull(),
    amountCents: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (payment) => [index().on(payment.oid), check('payments_are_amounts', sql`${payment.amountCents} > 0`)],
);

/** What the built-in test checkout knows, as a provider of its own would: no other room reads it. */
export const testCheckouts = pgTable('test_checkouts', {
  reference: text().primaryKey(),
  amountCents: integer().notNull(),
  description: text().notNull(),
  state: text({ enum: states }).notNull(),
  /** Where the person goes afterwards. */
  returnUrl: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
