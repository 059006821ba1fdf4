import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { CertificateContent } from './certificateContent.ts';
import { ofClub } from './clubs.ts';
import { registrations } from './orders.ts';
import { ofUser } from './people.ts';

/** A club's certificate about a person. It never changes, even when the course, its price or the person does. */
export const certificates = pgTable(
  'certificates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    /** The person it is about. */
    uid: ofUser(),
    kind: text({ enum: ['childcare', 'health', 'participation'] }).notNull(),
    /** For a tax certificate the year of payment. */
    year: integer().notNull(),
    /** Number in the club's year, without gaps: `certificate_series` gives them out. */
    serial: integer().notNull(),
    /** Everything that is printed. null: made before certificates were records, so it is incomplete and not given out any more. */
    content: jsonb().$type<CertificateContent>(),
    /** The activity, in the club's words. */
    activity: text().notNull(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** Number of days on which the person came; for `health` the number of sessions. */
    days: integer().notNull(),
    /** The amount paid for it; null where it mentions no money. */
    paidCents: integer(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the original was downloaded. Every download after it is a duplicate. */
    downloadedAt: timestamp({ withTimezone: true }),
    /** When the club mailed the family that it is there; null where it did not. */
    mailedAt: timestamp({ withTimezone: true }),
    /** When the club withdrew it, so that it is not given out any more; null where it did not. */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** The certificate that this one corrects, as long as that is kept. A certificate is corrected once at most. */
    replacesId: integer()
      .unique()
      .references((): AnyPgColumn => certificates.id, { onDelete: 'set null' }),
  },
  (certificate) => [
    index().on(certificate.uid),
    unique().on(certificate.clubNid, certificate.year, certificate.serial),
    check('certificates_are_of_some_days', sql`${certificate.days} > 0`),
    check('certificates_end_after_they_begin', sql`${certificate.firstDay} <= ${certificate.lastDay}`),
    check(
      'certificates_of_money_say_how_much',
      sql`${certificate.kind} = 'participation' OR ${certificate.paidCents} IS NOT NULL`,
    ),
  ],
);

/** The last serial number of each club and year. Whoever issues locks this row first, so that numbers have no gaps. */
export const certificateSeries = pgTable(
  'certificate_series',
  { clubNid: ofClub(), year: integer().notNull(), last: integer().notNull() },
  (series) => [primaryKey({ columns: [series.clubNid, series.year] })],
);

/** The registrations that a certificate is about, so that none is certified twice. A correction takes over those of what it replaces. */
export const certifiedRegistrations = pgTable(
  'certified_registrations',
  {
    registrationId: integer()
      .primaryKey()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    certificateId: integer()
      .notNull()
      .references(() => certificates.id, { onDelete: 'cascade' }),
  },
  (certified) => [index().on(certified.certificateId)],
);
