import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { courses, tariffs } from './offer.ts';
import { orders } from './orders.ts';
import { users } from './people.ts';

/** Parts of an event's hall. A seated part has numbered seats, a standing part only a capacity. */
export const stands = pgTable(
  'stands',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull(),
    kind: text({ enum: ['seated', 'standing'] }).notNull(),
    /** Added to the price of the tariff. */
    surchargeCents: integer().notNull().default(0),
    /** Capacity of a standing part. */
    capacity: integer().notNull().default(0),
    sold: integer().notNull().default(0),
  },
  (stand) => [
    index().on(stand.courseNid),
    check('stands_never_oversold', sql`${stand.sold} >= 0 AND ${stand.sold} <= ${stand.capacity}`),
  ],
);

export const seats = pgTable(
  'seats',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    standNid: integer()
      .notNull()
      .references(() => stands.nid, { onDelete: 'cascade' }),
    row: text().notNull(),
    number: integer().notNull(),
    /** Position on the plan in columns and rows, from 0 at the left of the stage. */
    x: integer().notNull(),
    y: integer().notNull(),
    isWheelchair: boolean().notNull().default(false),
  },
  (seat) => [unique().on(seat.standNid, seat.row, seat.number)],
);

/** Tickets for the places of a hall. */
export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Content of its QR code: random, so that it can't be guessed. */
    code: text().notNull().unique(),
    oid: integer()
      .notNull()
      .references(() => orders.oid),
    uid: integer()
      .notNull()
      .references(() => users.uid),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid),
    tariffNid: integer()
      .notNull()
      .references(() => tariffs.nid),
    standNid: integer()
      .notNull()
      .references(() => stands.nid),
    /** null for a ticket on a standing part. */
    seatNid: integer().references(() => seats.nid),
    soldAt: timestamp({ withTimezone: true }).notNull(),
    /** The time at which it was scanned at the door. */
    usedAt: timestamp({ withTimezone: true }),
    /** Cancelled by the club, which frees its seat. */
    cancelledAt: timestamp({ withTimezone: true }),
  },
  (ticket) => [
    index().on(ticket.uid),
    index().on(ticket.oid),
    // The last line of defence: whatever a program gets wrong, a seat is never sold twice.
    uniqueIndex('tickets_one_per_seat').on(ticket.seatNid).where(sql`${ticket.cancelledAt} is null`),
  ],
);
