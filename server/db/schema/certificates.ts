import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { ofUser } from './people.ts';

/** What a club has certified of somebody: it says the same for ever, whatever becomes of the course or its price. */
export const certificates = pgTable(
  'certificates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    /** Of whom. */
    uid: ofUser(),
    kind: text({ enum: ['childcare', 'health', 'participation'] }).notNull(),
    year: integer().notNull(),
    /** What it was, in the club's words. */
    activity: text().notNull(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** On how many days somebody came. */
    days: integer().notNull(),
    /** What was paid for it; null: it says nothing of money. */
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
