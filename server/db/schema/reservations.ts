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
 * What is kept for somebody for a while: a place (`ref`: the tariff), a numbered seat (the seat), places on an unnumbered
 * stand (the stand), a place offered to who waits for it (the tariff), the place of a partner who was invited (the tariff).
 * It counts as taken until `expiresAt`; after that it only says that it was held.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['place', 'seat', 'stand', 'offer', 'partner'] }).notNull(),
    ref: integer().notNull(),
    clubNid: ofClub(),
    /** For whom. */
    uid: ofUser(),
    /** Who holds it: the account that put it in a cart. */
    heldBy: ofUser(),
    /** The price category of a seat. */
    tariffNid: integer(),
    qty: integer().notNull().default(1),
    heldAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** How often "Verleng" was used. */
    extensions: integer().notNull().default(0),
  },
  (reservation) => [
    index().on(reservation.kind, reservation.ref, reservation.expiresAt),
    index().on(reservation.heldBy, reservation.clubNid),
    // One record for a seat: who takes over an expired one, takes over its record.
    uniqueIndex('reservations_one_per_seat').on(reservation.ref).where(sql`${reservation.kind} = 'seat'`),
    uniqueIndex('reservations_one_per_person')
      .on(reservation.kind, reservation.ref, reservation.uid)
      .where(sql`${reservation.kind} in ('place', 'offer', 'partner')`),
    check('reservations_hold_something', sql`${reservation.qty} > 0`),
  ],
);

/**
 * One stretch of time in which an account holds places of one event or course. Whatever it holds and releases meanwhile ends
 * with the stretch, and a cooldown follows.
 */
export const holdWindows = pgTable(
  'hold_windows',
  {
    heldBy: ofUser(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** How often "Verleng" made the stretch longer. */
    extensions: integer().notNull().default(0),
  },
  (window) => [primaryKey({ columns: [window.heldBy, window.courseNid] }), index().on(window.endsAt)],
);
