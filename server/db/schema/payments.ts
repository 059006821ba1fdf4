import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

const states = ['open', 'paid', 'failed', 'cancelled', 'expired'] as const;

/** Attempts to pay an order. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** Id of the payment at the provider. */
    reference: text().notNull().unique(),
    /** Address of the checkout, for a person who returns to it. */
    checkoutUrl: text().notNull(),
    state: text({ enum: states }).notNull(),
    amountCents: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (payment) => [index().on(payment.oid), check('payments_are_amounts', sql`${payment.amountCents} > 0`)],
);

/** State of the built-in test checkout, as a real provider would keep it. No other room reads it. */
export const testCheckouts = pgTable('test_checkouts', {
  reference: text().primaryKey(),
  amountCents: integer().notNull(),
  description: text().notNull(),
  state: text({ enum: states }).notNull(),
  /** Address to which the person returns afterwards. */
  returnUrl: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
