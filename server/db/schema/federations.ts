import { sql } from 'drizzle-orm';
import { check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './people.ts';

/** What clubs of one sport or art belong to together; its `url` is how everything else names it. */
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
    /** By its url; a federation of which no more is known has no row of its own. */
    federation: text().notNull(),
    type: text({ enum: ['member', 'teacher'] }).notNull(),
    membershipNo: text().notNull(),
    /** The last day on which its card is good; null: until it is given up. */
    validUntil: date({ mode: 'string' }),
  },
  (membership) => [primaryKey({ columns: [membership.uid, membership.federation] })],
);
