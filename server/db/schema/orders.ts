import { sql } from 'drizzle-orm';
import {
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
import { ofClub } from './clubs.ts';
import { courseSessions, courses, tariffs } from './offer.ts';
import { users } from './people.ts';

export const orders = pgTable(
  'orders',
  {
    oid: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    /** For whom; who placed it is `placedBy`. */
    uid: integer()
      .notNull()
      .references(() => users.uid),
    placedBy: integer()
      .notNull()
      .references(() => users.uid),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    payment: text({ enum: ['unpaid', 'processing', 'paid', 'failed', 'cancelled'] }).notNull(),
    payNowCents: integer().notNull(),
    payLaterCents: integer().notNull(),
    totalCents: integer().notNull(),
  },
  (order) => [
    index().on(order.uid),
    index().on(order.placedBy),
    check('orders_add_up', sql`${order.payNowCents} + ${order.payLaterCents} = ${order.totalCents}`),
  ],
);

/** One line for each thing ordered; the amounts are what was agreed, whatever a club changes afterwards. */
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
    /** What it is, by the nid of its kind: a tariff, variant, pass, service, seat or stand; null: a rounding. */
    itemNid: integer(),
    courseNid: integer().references(() => courses.nid),
    tariffNid: integer().references(() => tariffs.nid),
    /** The one session that a trial lesson is for. */
    sessionNid: integer().references(() => courseSessions.nid),
    isQueued: boolean().notNull(),
    description: text().notNull(),
    /** Below zero for turns of a pass that pay for another line, and for a rounding down. */
    unitCostCents: integer().notNull(),
    discountCents: integer().notNull(),
    qty: integer().notNull(),
    /** How many of them are delivered once the club has them again. */
    qtyBackordered: integer().notNull().default(0),
  },
  (line) => [
    primaryKey({ columns: [line.oid, line.position] }),
    check('order_lines_have_a_course', sql`${line.type} <> 'tariff' OR ${line.tariffNid} IS NOT NULL`),
    check('order_lines_backorder_no_more', sql`${line.qtyBackordered} between 0 and ${line.qty}`),
  ],
);

/** What is paid of an order after the first payment, and when. */
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
    /** null: registered by the club itself. */
    oid: integer().references(() => orders.oid),
    /** As the wire has it: above 0 or exactly -99 is registered. */
    status: integer().notNull(),
    isTicket: boolean().notNull(),
    registeredAt: timestamp({ withTimezone: true }).notNull(),
    /** What a couple dances as; '' where it makes no difference. */
    role: text().notNull().default(''),
    /** What the QR of a ticket without a place in a hall says: random, so that nobody guesses one. */
    ticketCode: uuid().notNull().unique().defaultRandom(),
    /** Of a ticket: when it let somebody in. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (registration) => [
    index().on(registration.uid),
    index().on(registration.oid),
    uniqueIndex('registrations_once_per_tariff')
      .on(registration.tariffNid, registration.uid)
      .where(sql`NOT ${registration.isTicket}`),
  ],
);

/** The sessions that a trial lesson is for. */
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

/** A waiting list is the entries of a tariff in the order of their ids. */
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

/** The answer that was given to an Idempotency-Key, so that a repeated request gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who asked; 0 where nobody was logged in. */
    uid: integer().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.uid, entry.key] }), index().on(entry.createdAt)],
);
