import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { courseSessions, passes } from './offer.ts';
import { orders } from './orders.ts';
import { ofUser } from './people.ts';

/** A prepaid pass that somebody has. */
export const passCards = pgTable(
  'pass_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    uid: ofUser(),
    /** As which it was bought. */
    passNid: integer()
      .notNull()
      .references(() => passes.nid),
    /** Turns that are left. */
    credit: integer().notNull(),
    /** A day in Brussels, included; null: for ever. */
    validUntil: date({ mode: 'string' }),
    boughtAt: timestamp({ withTimezone: true }).notNull(),
  },
  (card) => [
    index().on(card.uid, card.clubNid),
    // The last line: a turn is never used twice.
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
  },
  (reservation) => [
    index().on(reservation.cardId),
    uniqueIndex('pass_reservations_once_per_session')
      .on(reservation.sessionNid, reservation.uid)
      .where(sql`${reservation.cancelledAt} is null`),
  ],
);

/** Every change of a pass's credit: the log adds up to the credit. */
export const passMoves = pgTable(
  'pass_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cardId: integer()
      .notNull()
      .references(() => passCards.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['bought', 'reloaded', 'reserved', 'cancelled', 'paid'] }).notNull(),
    /** Turns: above zero added, below zero used. */
    turns: integer().notNull(),
    oid: integer().references(() => orders.oid, { onDelete: 'set null' }),
    sessionNid: integer().references(() => courseSessions.nid, { onDelete: 'set null' }),
    movedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (move) => [index().on(move.cardId, move.movedAt)],
);
