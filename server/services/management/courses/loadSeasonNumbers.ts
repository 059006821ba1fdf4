import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { seasonOf } from '#rules/calendar/seasonOf.ts';
import { eurosOf } from '#rules/money.ts';
import type { SeasonNumbers } from '#schemas/entities/desk/seasonNumbers.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  attendances,
  courseSessions,
  courses,
  orderLines,
  orders,
  queueEntries,
  registrations,
  tariffs,
} from '#server/db/schema.ts';
import { openCentsSql, standsSql } from '../openCents.ts';

interface WantedSeason {
  readonly clubNid: number;
  /** The year in which it begins; undefined: the season of today. */
  readonly season: number | undefined;
}

/** The numbers of each course of a season: who came, who stopped, and what was paid. Ticket sales are no course. */
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
      const { chargedCents = 0, openCents = 0 } = money.get(nid) ?? {};
      const noted = came.get(nid);
      return {
        ...{ nid, title, waiting: waiting.get(nid) ?? 0 },
        ...(counts.get(nid) ?? { enrolled: 0, stopped: 0 }),
        attendance: noted ? Math.round((100 * noted.present) / noted.all) : null,
        charged: eurosOf(chargedCents),
        ...{ paid: eurosOf(chargedCents - openCents), open: eurosOf(openCents) },
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

async function countRegistrations(db: Database, nids: readonly number[]) {
  const rows = await db
    .select({
      nid: tariffs.courseNid,
      enrolled: sql<number>`count(distinct ${registrations.uid}) filter (where ${standsSql})`.mapWith(Number),
      stopped: sql<number>`count(distinct ${registrations.uid}) filter (where not (${standsSql}))`.mapWith(
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

/** An order may have lines of several courses. What is open of it counts for each by its share of the order. */
async function sumMoney(db: Database, nids: readonly number[]) {
  const { unitCostCents, qty, discountCents, creditedCents } = orderLines;
  const lineCents = sql`(${unitCostCents} * ${qty} - ${discountCents} - ${creditedCents})`;
  const share = sql`${lineCents}::numeric / nullif(${orders.totalCents}, 0)`;
  const rows = await db
    .select({
      nid: orderLines.courseNid,
      chargedCents: sql<number>`coalesce(sum(${lineCents}), 0)`.mapWith(Number),
      openCents: sql<number>`coalesce(round(sum(${openCentsSql()} * ${share})), 0)`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.oid, orderLines.oid))
    .where(and(inArray(orderLines.courseNid, [...nids]), isNull(orderLines.cancelledAt)))
    .groupBy(orderLines.courseNid);
  return new Map(rows.flatMap(({ nid, ...money }) => (nid === null ? [] : [[nid, money] as const])));
}
