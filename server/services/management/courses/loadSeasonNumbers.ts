import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { seasonOf } from '#rules/calendar/seasonOf.ts';
import { type CourseMoney, courseMoney } from '#rules/courseMoney.ts';
import { eurosOf } from '#rules/money.ts';
import type { SeasonNumbers } from '#schemas/entities/desk/seasonNumbers.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import {
  attendances,
  cancellations,
  courseSessions,
  courses,
  orderLines,
  orders,
  queueEntries,
  registrations,
  tariffs,
} from '#server/db/schema.ts';
import { orderMoney, standsSql } from '../openCents.ts';

interface WantedSeason {
  readonly clubNid: number;
  /** The year in which it begins; undefined: the season of today. */
  readonly season: number | undefined;
}

/** The numbers of each course of a season: who came, who stopped, and what was paid. Somebody who moved to another group did not stop. Ticket sales are no course. */
export async function loadSeasonNumbers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, season = seasonOf(todayOf(clock)) }: WantedSeason,
): Promise<SeasonNumbers> {
  const starts = await loadStarts(db, clubNid);
  const seasonOfStart = (at: Date) => seasonOf(isoDayOf(unixSecondsOf(at)));
  const seasons = [...new Set([season, ...starts.map(({ startsAt }) => seasonOfStart(startsAt))])];
  const wanted = starts.filter(({ startsAt }) => seasonOfStart(startsAt) === season);
  const nids = wanted.map(({ nid }) => nid);
  const counts = await countRegistrations(db, nids);
  const waiting = await countWaiting(db, nids);
  const came = await countAttendance(db, nids);
  const money = await sumMoney(db, nids);
  return {
    season,
    seasons: seasons.toSorted((one, other) => other - one),
    courses: wanted.map(({ nid, title }) => {
      const { invoicedCents, creditedCents, paidCents, openCents } = money.get(nid) ?? nothing;
      const noted = came.get(nid);
      return {
        ...{ nid, title, waiting: waiting.get(nid) ?? 0 },
        ...(counts.get(nid) ?? { enrolled: 0, stopped: 0 }),
        attendance: noted ? Math.round((100 * noted.present) / noted.all) : null,
        ...{ charged: eurosOf(invoicedCents), credited: eurosOf(creditedCents) },
        ...{ paid: eurosOf(paidCents), open: eurosOf(openCents) },
      };
    }),
  };
}

async function loadStarts(db: Database, clubNid: number) {
  const startsAt = sql<Date>`min(${courseSessions.startsAt})`.mapWith(courseSessions.startsAt);
  return db
    .select({ nid: courses.nid, title: courses.title, startsAt })
    .from(courses)
    .innerJoin(courseSessions, eq(courseSessions.courseNid, courses.nid))
    .where(and(eq(courses.clubNid, clubNid), inArray(courses.type, ['course', 'activity'])))
    .groupBy(courses.nid)
    .orderBy(asc(courses.title), asc(courses.nid));
}

/** Whether a registration ended because the person moved to another one. A row that was taken again may have ended before: the last end counts. */
const hasMovedSql = sql`coalesce((
  select ${cancellations.how} = 'change' from ${cancellations}
  where ${cancellations.registrationId} = ${registrations.id} order by ${cancellations.id} desc limit 1
), false)`;

async function countRegistrations(db: Database, nids: readonly number[]) {
  const rows = await db
    .select({
      nid: tariffs.courseNid,
      enrolled: sql<number>`count(distinct ${registrations.uid}) filter (where ${standsSql})`.mapWith(Number),
      stopped:
        sql<number>`count(distinct ${registrations.uid}) filter (where not (${standsSql}) and not ${hasMovedSql})`.mapWith(
          Number,
        ),
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .where(inArray(tariffs.courseNid, [...nids]))
    .groupBy(tariffs.courseNid);
  return new Map(rows.map(({ nid, ...counts }) => [nid, counts]));
}

async function countWaiting(db: Database, nids: readonly number[]) {
  const rows = await db
    .select({ nid: tariffs.courseNid, people: sql<number>`count(*)`.mapWith(Number) })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .where(inArray(tariffs.courseNid, [...nids]))
    .groupBy(tariffs.courseNid);
  return new Map(rows.map(({ nid, people }) => [nid, people]));
}

async function countAttendance(db: Database, nids: readonly number[]) {
  const rows = await db
    .select({
      nid: courseSessions.courseNid,
      present: sql<number>`count(*) filter (where ${attendances.state} = 'present')`.mapWith(Number),
      all: sql<number>`count(*)`.mapWith(Number),
    })
    .from(attendances)
    .innerJoin(courseSessions, eq(courseSessions.nid, attendances.sessionNid))
    .where(inArray(courseSessions.courseNid, [...nids]))
    .groupBy(courseSessions.courseNid);
  return new Map(rows.map(({ nid, ...noted }) => [nid, noted]));
}

/** An order may have lines of several courses, and of what is no course. */
async function sumMoney(db: Database, nids: readonly number[]): Promise<ReadonlyMap<number, CourseMoney>> {
  const { oid, courseNid, unitCostCents, qty, discountCents, creditedCents } = orderLines;
  const isAsked = eq(orderLines.isQueued, false);
  const ofCourses = db
    .select({ oid })
    .from(orderLines)
    .where(and(isOneOf(courseNid, [...nids]), isAsked));
  const money = orderMoney(db, inArray(orders.oid, ofCourses));
  const rows = await db
    .select({
      ...{ oid, courseNid, totalCents: money.totalCents },
      ...{ orderCreditedCents: money.creditedCents, paidCents: money.paidCents },
      costCents: sql<number>`sum(${unitCostCents} * ${qty} - ${discountCents})`.mapWith(Number),
      creditedCents: sql<number>`sum(${creditedCents})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(money, eq(money.oid, oid))
    .where(isAsked)
    .groupBy(oid, courseNid, money.totalCents, money.creditedCents, money.paidCents)
    .orderBy(asc(oid), asc(courseNid));
  const sums = new Map<number, CourseMoney>();
  for (const lines of Map.groupBy(rows, (row) => row.oid).values()) {
    const [first] = lines;
    if (!first) continue;
    const parts = courseMoney({ ...first, creditedCents: first.orderCreditedCents }, lines);
    for (const [place, part] of parts.entries()) {
      const nid = lines[place]?.courseNid;
      if (nid) sums.set(nid, sumOf(sums.get(nid) ?? nothing, part));
    }
  }
  return sums;
}

const nothing: CourseMoney = { invoicedCents: 0, creditedCents: 0, paidCents: 0, openCents: 0 };

function sumOf(one: CourseMoney, other: CourseMoney): CourseMoney {
  return {
    invoicedCents: one.invoicedCents + other.invoicedCents,
    creditedCents: one.creditedCents + other.creditedCents,
    paidCents: one.paidCents + other.paidCents,
    openCents: one.openCents + other.openCents,
  };
}
