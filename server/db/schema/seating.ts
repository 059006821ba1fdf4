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

/** A part of the hall where an event takes place. A seated one has numbered seats, a standing one only so many places. */
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
    /** Beside the price of the tariff. */
    surchargeCents: integer().notNull().default(0),
    /** Of a standing one. */
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
    /** Where it is drawn: columns and rows of the plan, from 0 at the stage's left. */
    x: integer().notNull(),
    y: integer().notNull(),
    isWheelchair: boolean().notNull().default(false),
  },
  (seat) => [unique().on(seat.standNid, seat.row, seat.number)],
);

/** What lets somebody in. */
export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What its QR says: random, so that nobody guesses one. */
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
    /** null: on a standing part. */
    seatNid: integer().references(() => seats.nid),
    soldAt: timestamp({ withTimezone: true }).notNull(),
    /** When it let somebody in. */
    usedAt: timestamp({ withTimezone: true }),
    /** By the club, which then has its seat again. */
    cancelledAt: timestamp({ withTimezone: true }),
  },
  (ticket) => [
    index().on(ticket.uid),
    index().on(ticket.oid),
    // The last line: whatever a program gets wrong, a seat is never sold twice.
    uniqueIndex('tickets_one_per_seat').on(ticket.seatNid).where(sql`${ticket.cancelledAt} is null`),
  ],
);
