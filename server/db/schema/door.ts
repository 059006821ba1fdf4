import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courseSessions, courses } from './offer.ts';
import { registrations } from './orders.ts';
import { users } from './people.ts';
import { tickets } from './seating.ts';

/**
 * The admissions at the door of an event or of a lesson, as each device noted them. A device without a connection sends them later, so one
 * ticket may have several. The earliest that stands is the use of the ticket (`used_at`); the others are shown as clashes.
 * Decision: docs/decisions/0303-a-door-works-without-a-connection.md
 */
export const doorScans = pgTable(
  'door_scans',
  {
    /** Made by the device, so that a repeat adds nothing. */
    id: uuid().primaryKey(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    /** The ticket: one with a place in a hall, or a registration. */
    ticketId: integer().references(() => tickets.id, { onDelete: 'cascade' }),
    registrationId: integer().references(() => registrations.id, { onDelete: 'cascade' }),
    /** The lesson, for somebody who came in without a ticket. */
    sessionNid: integer().references(() => courseSessions.nid, { onDelete: 'cascade' }),
    /** The person who came in at that lesson; null for a ticket. */
    uid: integer().references(() => users.uid, { onDelete: 'cascade' }),
    /** Who stood at the door; null where the account was erased. */
    byUid: integer().references(() => users.uid, { onDelete: 'set null' }),
    /** Made by the device: the same for all its scans. */
    device: text().notNull(),
    /** By the clock of the device, never later than the server's. */
    scannedAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** The device took it back. */
    undoneAt: timestamp({ withTimezone: true }),
  },
  (scan) => [
    index().on(scan.courseNid),
    index().on(scan.ticketId),
    index().on(scan.registrationId),
    index().on(scan.sessionNid),
    index().on(scan.uid),
    index().on(scan.byUid),
    index().on(scan.receivedAt),
    check(
      'door_scans_are_of_one_ticket',
      sql`num_nonnulls(${scan.ticketId}, ${scan.registrationId}, ${scan.uid}) = 1`,
    ),
    check('door_scans_of_people_are_of_a_lesson', sql`(${scan.uid} IS NULL) = (${scan.sessionNid} IS NULL)`),
  ],
);
