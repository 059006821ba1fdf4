import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { users } from './people.ts';

/** Each kind that undoes another one has a row of its own. */
export const moneyEntryKinds = [
  /** The bank took a payment back, or a part of it. */
  'charged-back',
  'chargeback-reversed',
  /** A manager took back that a payment arrived. */
  'payment-undone',
  /** The club gave money back, or used it for another invoice of the family. */
  'given-back',
  'giving-back-undone',
] as const;

/**
 * Events of the money of an order after its payments, such as a chargeback. No row ever changes or goes before its order does, so that the books of a
 * month stay as they were.
 */
export const moneyEntries = pgTable(
  'money_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
    kind: text({ enum: moneyEntryKinds }).notNull(),
    amountCents: integer().notNull(),
    /** The payment that lost money; for `given-back` in the way `other-invoice`, the payment of the other order. */
    paymentId: integer().references(() => payments.id, { onDelete: 'set null' }),
    /** How money went back; null for any other kind. */
    way: text({ enum: ['transfer', 'cash', 'other-invoice'] }),
    /** The entry that this one undoes. */
    undoesId: integer()
      .unique()
      .references((): AnyPgColumn => moneyEntries.id, { onDelete: 'cascade' }),
    happenedOn: date({ mode: 'string' }).notNull(),
    /** The manager; null for what the bank did, and where the account was erased. */
    byUid: integer().references(() => users.uid, { onDelete: 'set null' }),
    /** Why, as the manager wrote it; '' where nothing was asked. */
    reason: text().notNull().default(''),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (entry) => [
    index().on(entry.oid),
    index().on(entry.paymentId),
    index().on(entry.byUid),
    check('money_entries_are_amounts', sql`${entry.amountCents} > 0`),
    check(
      'money_entries_go_back_some_way',
      sql`(${entry.kind} in ('given-back', 'giving-back-undone')) = (${entry.way} is not null)`,
    ),
  ],
);
