import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { InstalmentInFile, SessionInFile } from '#schemas/club-file/courseInFile.ts';
import type { Image } from '#schemas/entities/club/image.ts';
import { ofClub } from './clubs.ts';

export const courses = pgTable(
  'courses',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    url: text().notNull(),
    title: text().notNull(),
    type: text({ enum: ['course', 'activity', 'ticket'] }).notNull(),
    description: text().notNull(),
    place: text().notNull(),
    teachers: jsonb().$type<string[]>().notNull(),
    /** `[min, max]` in years; a 0 leaves that side open. */
    ageRestrictions: jsonb().$type<[number, number]>(),
    /** `[from, to]` birth years; a 0 leaves that side open. */
    birthYears: jsonb().$type<[number, number]>(),
    /** Gives a tax certificate, which requires a national number. */
    allowsTaxCertificate: boolean().notNull().default(false),
    /** Account in the books of the club to which the income goes; '' for none. Only managers see it. */
    revenueAccount: text().notNull().default(''),
    /** A person may be registered by several tariffs at once, such as mornings and afternoons. */
    allowsSeveralTariffs: boolean().notNull().default(false),
    /** Turns that one session costs with a prepaid pass; null where the course takes no passes. */
    passTurns: integer(),
    /** Id of the event in UiTdatabank, for which UiTPAS sales are registered; '' for none. */
    uitpasEvent: text().notNull().default(''),
    /** What a participant brings along; '' for nothing. */
    bring: text().notNull().default(''),
    image: jsonb().$type<Image>(),
    /**
     * Start of the first session, end of the last one, and the days of the week in Brussels with a session (1 is Monday). Triggers on
     * `course_sessions` write them, so that a list never reads sessions. null, and no days, without sessions.
     * Decision: docs/decisions/0149-a-course-list-is-searched-on-the-server.md
     */
    firstStartsAt: timestamp({ withTimezone: true }),
    lastEndsAt: timestamp({ withTimezone: true }),
    isoWeekdays: smallint().array().notNull().default([]),
    /** Lessons that were cancelled or moved, as they were before, for the plan of the next season. One that was taken back may be here. */
    changedLessons: jsonb().$type<Omit<SessionInFile, 'teachers'>[]>().notNull().default([]),
  },
  (course) => [
    unique().on(course.clubNid, course.url),
    index().on(course.clubNid, course.type, course.lastEndsAt),
  ],
);

/** Terms of a club's own lists: styles, groups or themes, and levels. */
export const terms = pgTable('terms', {
  nid: integer().primaryKey().generatedByDefaultAsIdentity(),
  clubNid: ofClub(),
  list: text({ enum: ['taxonomy', 'level'] }).notNull(),
  title: text().notNull(),
});

export const courseTerms = pgTable(
  'course_terms',
  {
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    termNid: integer()
      .notNull()
      .references(() => terms.nid, { onDelete: 'cascade' }),
  },
  (link) => [primaryKey({ columns: [link.courseNid, link.termNid] })],
);

export const courseSessions = pgTable(
  'course_sessions',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    place: text().notNull(),
    /** Teachers in place of those of the course; null: those of the course. */
    teachers: jsonb().$type<string[]>(),
    /** Count of the changes of its time, place or teachers. A trigger counts (SEQUENCE of RFC 5545, 3.8.7.4). */
    revision: integer().notNull().default(0),
    /** Moment of the last change of its time, place or teachers; null: never. */
    revisedAt: timestamp({ withTimezone: true }),
    /** Places for people who come once, by pass or for a trial lesson; null: no limit. */
    guestCapacity: integer(),
    guests: integer().notNull().default(0),
  },
  (session) => [
    check(
      'course_sessions_never_overbooked',
      sql`${session.guests} >= 0 AND ${session.guests} <= ${session.guestCapacity}`,
    ),
    index().on(session.courseNid, session.startsAt),
    check('course_sessions_end_after_they_start', sql`${session.endsAt} > ${session.startsAt}`),
  ],
);

/** Courses that a club stopped before their last lesson. The lessons themselves are gone. */
export const courseStops = pgTable('course_stops', {
  courseNid: integer()
    .primaryKey()
    .references(() => courses.nid, { onDelete: 'cascade' }),
  /** The first day without lessons, in Brussels. */
  stopsOn: date({ mode: 'string' }).notNull(),
  /** As the manager wrote it for the families. */
  reason: text().notNull(),
  stoppedAt: timestamp({ withTimezone: true }).notNull(),
});

export const additionalServices = pgTable(
  'additional_services',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    title: text().notNull(),
    priceCents: integer().notNull().default(0),
    /** null: no limit. */
    capacity: integer(),
    sold: integer().notNull().default(0),
    /** Counts on the tax certificate of an activity, such as care before and after it. */
    isChildcare: boolean().notNull().default(false),
  },
  (service) => [
    index().on(service.courseNid),
    check(
      'additional_services_never_oversold',
      sql`${service.sold} >= 0 AND ${service.sold} <= ${service.capacity}`,
    ),
    check('additional_services_prices_are_not_negative', sql`${service.priceCents} >= 0`),
  ],
);

export const tariffs = pgTable(
  'tariffs',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    title: text().notNull(),
    type: text({ enum: ['regular', 'trial'] }).notNull(),
    priceCents: integer().notNull(),
    discountedPriceCents: integer(),
    /** Price of whoever registers on `earlyUntil` at the latest; null: there is none. */
    earlyPriceCents: integer(),
    /** The last day of the early price, in Brussels. */
    earlyUntil: date({ mode: 'string' }),
    /** null: no limit. */
    capacity: integer(),
    /** Places given out, including those given out outside the portal. */
    sold: integer().notNull().default(0),
    isWaitingListDisabled: boolean().notNull(),
    /** Start of registration; null where it is open already. */
    opensAt: timestamp({ withTimezone: true }),
    /** People who may register before `opensAt`; null: nobody. */
    priorityFor: text({ enum: ['enrolled', 'members'] }),
    priorityFrom: timestamp({ withTimezone: true }),
    /** Urls of the courses in one of which somebody is enrolled; null: any course of the club. */
    priorityCourses: jsonb().$type<string[]>(),
    blockedMessage: text(),
    usersSimultaneous: integer().notNull().default(1),
    /** Holds a place for fifteen minutes as soon as it is in a cart. */
    isInstant: boolean().notNull().default(false),
    /** First payment where a person pays in parts; null: the first of equal parts. */
    depositCents: integer(),
    /** Number of monthly parts in which it may be paid; 1: at once only. */
    parts: integer().notNull().default(1),
    /** The days on which the club asks parts of the price; null: `parts` decides. */
    instalments: jsonb().$type<InstalmentInFile[]>(),
    /** Turns of a prepaid pass that pay for it; null where it takes no passes. */
    passTurns: integer(),
    /** Price for people with a UiTPAS with reduced rate. */
    uitpasPriceCents: integer(),
    /** `lessons`: somebody who starts late pays the lessons that are left. null: everybody pays the whole price. */
    proRata: text({ enum: ['lessons'] }),
    /** Number of household members at the club, this person included, from which the tariff is offered. null: it is for everybody. */
    fromFamilyMember: integer(),
    /** Roles in a course for two; empty where roles make no difference. null: a course for one. */
    coupleRoles: jsonb().$type<string[]>(),
    /** How many lessons somebody may choose of a trial; null: as many as there are. */
    maxTrialLessons: integer(),
  },
  (tariff) => [
    index().on(tariff.courseNid),
    // The last line of defence: whatever a program gets wrong, a place is never given out twice.
    check('tariffs_never_oversold', sql`${tariff.sold} >= 0 AND ${tariff.sold} <= ${tariff.capacity}`),
    check(
      'tariffs_prices_are_not_negative',
      sql`${tariff.priceCents} >= 0 AND ${tariff.discountedPriceCents} >= 0 AND ${tariff.uitpasPriceCents} >= 0`,
    ),
    check(
      'tariffs_parts_make_sense',
      sql`${tariff.parts} between 1 and 12 AND ${tariff.depositCents} >= 0 AND ${tariff.passTurns} > 0`,
    ),
    check(
      'tariffs_early_prices_have_a_last_day',
      sql`${tariff.earlyPriceCents} >= 0 AND (${tariff.earlyPriceCents} IS NULL) = (${tariff.earlyUntil} IS NULL)`,
    ),
    check(
      'tariffs_priorities_have_a_start',
      sql`(${tariff.priorityFor} IS NULL) = (${tariff.priorityFrom} IS NULL)`,
    ),
    check('tariffs_let_people_try_a_lesson', sql`${tariff.maxTrialLessons} >= 1`),
    check('tariffs_are_for_a_next_family_member', sql`${tariff.fromFamilyMember} >= 2`),
  ],
);

/** Prepaid cards: a number of turns for a price. */
export const passes = pgTable('passes', {
  nid: integer().primaryKey().generatedByDefaultAsIdentity(),
  clubNid: ofClub(),
  label: text().notNull(),
  credit: integer().notNull(),
  priceCents: integer().notNull(),
  /** Months from the purchase in which the turns can be used; null: they never expire. */
  validMonths: integer(),
});
