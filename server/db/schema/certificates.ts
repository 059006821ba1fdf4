import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { ofUser } from './people.ts';

/** A club's certificate about a person. It never changes, even when the course or its price does. */
export const certificates = pgTable(
  'certificates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    /** The person it is about. */
    uid: ofUser(),
    kind: text({ enum: ['childcare', 'health', 'participation'] }).notNull(),
    year: integer().notNull(),
    /** The activity, in the club's words. */
    activity: text().notNull(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** Number of days on which the person came. */
    days: integer().notNull(),
    /** The amount paid for it; null where it mentions no money. */
    paidCents: integer(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (certificate) => [
    index().on(certificate.uid),
    check('certificates_are_of_some_days', sql`${certificate.days} > 0`),
    check('certificates_end_after_they_begin', sql`${certificate.firstDay} <= ${certificate.lastDay}`),
    check(
      'certificates_of_money_say_how_much',
      sql`${certificate.kind} = 'participation' OR ${certificate.paidCents} IS NOT NULL`,
    ),
  ],
);
