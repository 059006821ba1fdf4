import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { courseSessions, passes } from './offer.ts';
import { orders } from './orders.ts';
import { ofUser } from './people.ts';

/** Prepaid passes of people. */
export const passCards = pgTable(
  'pass_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    uid: ofUser(),
    /** The pass as it was bought. */
    passNid: integer()
      .notNull()
      .references(() => passes.nid),
    /** Turns left. */
    credit: integer().notNull(),
    /** The last day in Brussels, included; null where turns never expire. */
    validUntil: date({ mode: 'string' }),
    boughtAt: timestamp({ withTimezone: true }).notNull(),
    /** Content of its QR code: random, so that it can't be guessed. */
    code: uuid().notNull().unique().defaultRandom(),
  },
  (card) => [
    index().on(card.uid, card.clubNid),
    // The last line of defence: a turn is never used twice.
    check('pass_cards_never_overdrawn', sql`${card.credit} >= 0`),
  ],
);

export const passReservations = pgTable(
  'pass_reservations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cardId: integer()
      .notNull()
      .references(() => passCards.id, { onDelete: 'cascade' }),
    uid: ofUser(),
    sessionNid: integer()
      .notNull()
      .references(() => courseSessions.nid, { onDelete: 'cascade' }),
    turns: integer().notNull(),
    reservedAt: timestamp({ withTimezone: true }).notNull(),
    cancelledAt: timestamp({ withTimezone: true }),
    /** Made at the door of the lesson, which may take it back. Decision: docs/decisions/0313-a-pass-pays-at-the-door-of-a-lesson.md */
    atDoor: boolean().notNull().default(false),
  },
  (reservation) => [
    index().on(reservation.cardId),
    index().on(reservation.uid),
    uniqueIndex('pass_reservations_once_per_session')
      .on(reservation.sessionNid, reservation.uid)
      .where(sql`${reservation.cancelledAt} is null`),
  ],
);

/** Every change of a pass's credit. The sum of the changes equals the credit. */
export const passMoves = pgTable(
  'pass_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cardId: integer()
      .notNull()
      .references(() => passCards.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['bought', 'reloaded', 'reserved', 'cancelled', 'paid', 'revoked'] }).notNull(),
    /** Turns: positive when added, negative when used. */
    turns: integer().notNull(),
    oid: integer().references(() => orders.oid, { onDelete: 'set null' }),
    sessionNid: integer().references(() => courseSessions.nid, { onDelete: 'set null' }),
    movedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (move) => [index().on(move.cardId, move.movedAt), index().on(move.oid)],
);
