import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LineReduction } from '#rules/reductions/clubReduction.ts';
import { ofClub } from './clubs.ts';
import { courseSessions, courses, tariffs } from './offer.ts';
import { users } from './people.ts';

export const orders = pgTable(
  'orders',
  {
    oid: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    /** The person for whom the order is. */
    uid: integer()
      .notNull()
      .references(() => users.uid),
    /** The person who placed the order. */
    placedBy: integer()
      .notNull()
      .references(() => users.uid),
    /** Whether it is for a shared child, and placed by the household that the child does not belong to: it is for that household alone. */
    ofOtherHousehold: boolean().notNull().default(false),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** Day of the first lesson or show that costs something, as it was when the order was placed; null without any. */
    startsOn: date({ mode: 'string' }),
    /** The first order of the same checkout; null for an order that is the first, or stands alone. */
    checkoutOid: integer().references((): AnyPgColumn => orders.oid),
    /** The mail waits for the next carts of the checkout, until this time at the latest; null where it waits for nothing. */
    mailDueAt: timestamp({ withTimezone: true }),
    payment: text({ enum: ['unpaid', 'processing', 'paid', 'failed', 'cancelled'] }).notNull(),
    payNowCents: integer().notNull(),
    payLaterCents: integer().notNull(),
    totalCents: integer().notNull(),
    /** When the person withdrew from the goods of the order; null where nobody did. */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** What the person added to the withdrawal, such as the part it is about; '' where nothing was added. */
    withdrawalNote: text().notNull().default(''),
  },
  (order) => [
    index().on(order.uid),
    index().on(order.placedBy),
    index().on(order.checkoutOid),
    index().on(order.mailDueAt),
    index().on(order.clubNid, order.placedAt),
    check('orders_add_up', sql`${order.payNowCents} + ${order.payLaterCents} = ${order.totalCents}`),
  ],
);

/** Lines of orders. Their amounts stay the same when the club changes its prices later. */
export const orderLines = pgTable(
  'order_lines',
  {
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
    position: integer().notNull(),
    uid: integer()
      .notNull()
      .references(() => users.uid),
    type: text({ enum: ['tariff', 'product', 'pass', 'service', 'seat', 'prepaid', 'rounding'] })
      .notNull()
      .default('tariff'),
    /**
     * Nid of what the line is about: a tariff, product variant, pass or service, a seat or a stand. For `prepaid`, the id of
     * the card that pays. null for a rounding.
     */
    itemNid: integer(),
    courseNid: integer().references(() => courses.nid),
    tariffNid: integer().references(() => tariffs.nid),
    /** The session of a trial lesson. */
    sessionNid: integer().references(() => courseSessions.nid),
    isQueued: boolean().notNull(),
    description: text().notNull(),
    /** Negative for a `prepaid` line, which pays for another line with turns, and for a rounding down. */
    unitCostCents: integer().notNull(),
    /** The sum of `reductions`; lines from before that column have a discount alone. */
    discountCents: integer().notNull(),
    reductions: jsonb().$type<LineReduction[]>().notNull().default([]),
    /** Part of the cost that a credit note took back when the person moved to something cheaper. */
    creditedCents: integer().notNull().default(0),
    qty: integer().notNull(),
    /** Number of items that are delivered once they are in stock again. */
    qtyBackordered: integer().notNull().default(0),
    /** When a manager of the club cancelled the line; null for any other. */
    cancelledAt: timestamp({ withTimezone: true }),
  },
  (line) => [
    primaryKey({ columns: [line.oid, line.position] }),
    index().on(line.uid),
    index().on(line.tariffNid),
    check('order_lines_have_a_course', sql`${line.type} <> 'tariff' OR ${line.tariffNid} IS NOT NULL`),
    check('order_lines_backorder_no_more', sql`${line.qtyBackordered} between 0 and ${line.qty}`),
  ],
);

/** Later payments of an order and their due days. */
export const orderInstalments = pgTable(
  'order_instalments',
  {
    oid: integer()
      .notNull()
      .references(() => orders.oid, { onDelete: 'cascade' }),
    position: integer().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    amountCents: integer().notNull(),
    paidAt: timestamp({ withTimezone: true }),
  },
  (instalment) => [
    primaryKey({ columns: [instalment.oid, instalment.position] }),
    check('order_instalments_are_amounts', sql`${instalment.amountCents} > 0`),
  ],
);

export const registrations = pgTable(
  'registrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => users.uid),
    tariffNid: integer()
      .notNull()
      .references(() => tariffs.nid),
    /** null when the club itself registered the person. */
    oid: integer().references(() => orders.oid),
    /** Status as on the wire: above 0 or exactly -99 is registered. */
    status: integer().notNull(),
    isTicket: boolean().notNull(),
    registeredAt: timestamp({ withTimezone: true }).notNull(),
    /** Role in a couple; '' when the tariff has no roles. */
    role: text().notNull().default(''),
    /** Content of the QR code of a ticket without a seat in a hall: random, so that it can't be guessed. */
    ticketCode: uuid().notNull().unique().defaultRandom(),
    /** For a ticket: the time at which it was scanned at the door. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (registration) => [
    index().on(registration.uid),
    index().on(registration.oid),
    // The unique index below leaves out tickets, so it can't find all registrations of a tariff.
    index().on(registration.tariffNid),
    uniqueIndex('registrations_once_per_tariff')
      .on(registration.tariffNid, registration.uid)
      .where(sql`NOT ${registration.isTicket}`),
  ],
);

/** The sessions of a trial lesson. */
export const trialSessions = pgTable(
  'trial_sessions',
  {
    registrationId: integer()
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    sessionNid: integer()
      .notNull()
      .references(() => courseSessions.nid, { onDelete: 'cascade' }),
  },
  (trial) => [primaryKey({ columns: [trial.registrationId, trial.sessionNid] })],
);

/** Entries of waiting lists. A tariff's waiting list is its entries in the order of their ids. */
export const queueEntries = pgTable(
  'queue_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => users.uid),
    tariffNid: integer()
      .notNull()
      .references(() => tariffs.nid),
    oid: integer().references(() => orders.oid),
    places: integer().notNull().default(1),
    queuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (entry) => [
    unique().on(entry.tariffNid, entry.uid),
    index().on(entry.uid),
    index().on(entry.oid),
    check('queue_entries_ask_for_places', sql`${entry.places} > 0`),
  ],
);

/** Answers by Idempotency-Key, so that a repeated request gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller; 0 when nobody was logged in. */
    uid: integer().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.uid, entry.key] }), index().on(entry.createdAt)],
);
