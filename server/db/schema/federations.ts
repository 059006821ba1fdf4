import { sql } from 'drizzle-orm';
import { check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './people.ts';

/** Federations of clubs of one sport or art. Everything else refers to one by its `url`. */
export const federations = pgTable(
  'federations',
  {
    url: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    website: text().notNull().default(''),
    mail: text().notNull().default(''),
    /** `#rrggbb` */
    color: text().notNull(),
  },
  (federation) => [check('federations_have_web_addresses', sql`${federation.website} ~ '^(https?://.+)?$'`)],
);

export const federationMemberships = pgTable(
  'federation_memberships',
  {
    uid: ofUser(),
    /** Url of the federation. A federation without further details has no row of its own. */
    federation: text().notNull(),
    type: text({ enum: ['member', 'teacher'] }).notNull(),
    membershipNo: text().notNull(),
    /** The last day on which the card is valid; null until the membership is given up. */
    validUntil: date({ mode: 'string' }),
  },
  (membership) => [primaryKey({ columns: [membership.uid, membership.federation] })],
);
