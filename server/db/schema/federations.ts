import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { ofUser } from './people.ts';

/**
 * Federations of which a club makes people a member, in the words of that club. Two clubs with the same `url` mean the same federation:
 * each has a row, with its own memberships.
 * Decision: docs/decisions/0314-a-federation-is-a-piece-of-the-club-file.md
 */
export const federations = pgTable(
  'federations',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    url: text().notNull(),
    /** Order in the club file. */
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** One line on each card. */
    cardText: text().notNull(),
    website: text(),
    mail: text().notNull(),
    /** `#rrggbb` */
    color: text().notNull(),
    /** The month in which a season of its memberships ends. */
    seasonEnds: text({ enum: ['june', 'august', 'december'] }).notNull(),
  },
  (federation) => [
    unique('federations_have_own_addresses').on(federation.clubNid, federation.url),
    check('federations_have_web_addresses', sql`${federation.website} ~ '^https?://.+$'`),
  ],
);

export const federationMemberships = pgTable(
  'federation_memberships',
  {
    uid: ofUser(),
    federationNid: integer()
      .notNull()
      .references(() => federations.nid),
    type: text({ enum: ['member', 'teacher'] }).notNull(),
    membershipNo: text().notNull(),
    /** The last day on which the card is valid; null until the membership is given up. */
    validUntil: date({ mode: 'string' }),
  },
  (membership) => [
    primaryKey({ columns: [membership.uid, membership.federationNid] }),
    index().on(membership.federationNid),
  ],
);
