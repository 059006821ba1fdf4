import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankLines } from './bankLines.ts';
import { creditNotes } from './creditNotes.ts';
import { orders } from './orders.ts';
import { paymentAccounts } from './paymentAccounts.ts';

const states = ['open', 'paid', 'failed', 'cancelled', 'expired'] as const;

/**
 * `pending`: the payer did their part, and the bank has yet to say how it ended. The test checkout never says so. `undone`: a manager
 * took back that a transfer arrived. No provider says so.
 */
const ownStates = [...states, 'pending', 'undone'] as const;

/** Attempts to pay an order. A payment of several orders of a checkout has a row for each, with the part that pays it. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
    /** `transfer`, `cash` and `desk`: a manager of the club booked it. `credit`: money that another order had too much. */
    provider: text().notNull(),
    /** The club's own account that the payer pays to; null: the operator's, or money that a manager booked. */
    accountId: integer().references(() => paymentAccounts.id),
    /** The line of a bank statement that it was booked from. */
    bankLineId: integer().references(() => bankLines.id, { onDelete: 'set null' }),
    /** Id of the payment at the provider, shared by the orders that it pays. */
    reference: text().notNull(),
    /** Address of the checkout, for a person who returns to it. */
    checkoutUrl: text().notNull(),
    state: text({ enum: ownStates }).notNull(),
    amountCents: integer().notNull(),
    /** The part that the payer took back by way of the bank. The state stays `paid`. */
    chargedBackCents: integer().notNull().default(0),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (payment) => [
    index().on(payment.oid),
    index().on(payment.accountId),
    index().on(payment.bankLineId),
    unique('payments_pay_an_order_once').on(payment.reference, payment.oid),
    check('payments_are_amounts', sql`${payment.amountCents} > 0`),
    check(
      'payments_charge_back_no_more',
      sql`${payment.chargedBackCents} between 0 and ${payment.amountCents}`,
    ),
  ],
);

/** Refunds of payments by way of their provider. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The credit note that the refund belongs to; null for a refund that somebody made at the provider itself. */
    creditNoteId: integer().references(() => creditNotes.id, { onDelete: 'set null' }),
    /** Given to the provider, so that a repeated request refunds once. */
    key: uuid().notNull().unique().defaultRandom(),
    /** Id of the refund at the provider; null until it answered. */
    reference: text(),
    /** `asked`: the provider hasn't answered yet, and is asked again. The others are the provider's. */
    state: text({
      enum: ['asked', 'queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'],
    }).notNull(),
    amountCents: integer().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the provider said the last time that something changed. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (refund) => [
    index().on(refund.paymentId),
    index().on(refund.creditNoteId),
    index().on(refund.state),
    // A refund of a payment of several orders has a row for each.
    unique().on(refund.reference, refund.paymentId),
    check('refunds_are_amounts', sql`${refund.amountCents} > 0`),
  ],
);

/** Reminders of overdue parts of invoices. A row means that the mail was written. */
export const reminders = pgTable(
  'reminders',
  {
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
    /** The due day of the part. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** The first reminder of the part is 1; 0 for the last one that a manager sent. */
    number: integer().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (reminder) => [primaryKey({ columns: [reminder.oid, reminder.dueOn, reminder.number] })],
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
