import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { courses } from './offer.ts';
import { ofUser } from './people.ts';

/**
 * Places that are held for a person for a while. A `seat` or a `stand` is a place in a hall, an `offer` is for a person on
 * a waiting list, and a `partner` is an invited one. `ref` is the nid of the seat, of the stand, or else of the tariff. The
 * place counts as taken until `expiresAt`; after that the row is only a record.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['place', 'seat', 'stand', 'offer', 'partner'] }).notNull(),
    ref: integer().notNull(),
    clubNid: ofClub(),
    /** The person it is for. */
    uid: ofUser(),
    /** The account that put it in a cart. */
    heldBy: ofUser(),
    /** Tariff of a seat. */
    tariffNid: integer(),
    qty: integer().notNull().default(1),
    heldAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Number of times that "Verleng" was used. */
    extensions: integer().notNull().default(0),
  },
  (reservation) => [
    index().on(reservation.kind, reservation.ref, reservation.expiresAt),
    index().on(reservation.heldBy, reservation.clubNid),
    index().on(reservation.clubNid, reservation.expiresAt),
    index().on(reservation.tariffNid, reservation.expiresAt),
    index().on(reservation.uid),
    // One row per seat: a new holder takes over the row of an expired hold.
    uniqueIndex('reservations_one_per_seat').on(reservation.ref).where(sql`${reservation.kind} = 'seat'`),
    uniqueIndex('reservations_one_per_person')
      .on(reservation.kind, reservation.ref, reservation.uid)
      .where(sql`${reservation.kind} in ('place', 'offer', 'partner')`),
    check('reservations_hold_something', sql`${reservation.qty} > 0`),
  ],
);

/**
 * Hold windows: the time in which an account may hold places of one event or course. Everything that it holds or releases
 * meanwhile ends with the window. A cooldown follows.
 */
export const holdWindows = pgTable(
  'hold_windows',
  {
    heldBy: ofUser(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Number of times that "Verleng" extended the window. */
    extensions: integer().notNull().default(0),
  },
  (window) => [primaryKey({ columns: [window.heldBy, window.courseNid] }), index().on(window.endsAt)],
);
