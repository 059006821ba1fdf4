import { and, asc, eq, gt, gte, lt, lte, min, type SQL, sql } from 'drizzle-orm';
import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { brusselsZone, type IsoDay } from '#rules/brusselsTime.ts';
import type { CalendarSession } from '#schemas/entities/agenda/calendarSession.ts';
import { dateOf, unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { clubs, courseSessions, courses, users } from '../../db/schema.ts';
import { fullName } from '../people/people.ts';
import { attendanceKinds, attended } from './attended.ts';

export interface CalendarPeriod {
  readonly uids: readonly number[];
  /** Days in Brussels, both included. */
  readonly from: IsoDay;
  readonly to: IsoDay;
  /** Without it, sessions of every club count. */
  readonly clubNid?: number | undefined;
}

/** A session that somebody attends, with its course, club and person. */
type AttendedSession = Awaited<ReturnType<typeof loadCalendar>>[number];

/** The sessions of these people that overlap the period, earliest first. */
export async function loadCalendar(db: Database, { uids, from, to, clubNid }: CalendarPeriod) {
  const touches = and(
    gt(courseSessions.endsAt, startOf(from)),
    lt(courseSessions.startsAt, startOf(daysAfter(to, 1))),
  );
  return select(db, attended(db, uids), and(touches, atClub(clubNid)));
}

/** Start of the first session after the last day; null when there is none. */
export async function findNextStart(
  db: Database,
  { uids, to, clubNid }: CalendarPeriod,
): Promise<Date | null> {
  const theirs = attended(db, uids);
  const [found] = await db
    .select({ startsAt: min(courseSessions.startsAt) })
    .from(theirs)
    .innerJoin(courseSessions, eq(courseSessions.nid, theirs.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(and(gte(courseSessions.startsAt, startOf(daysAfter(to, 1))), atClub(clubNid)));
  return found?.startsAt ?? null;
}

/** The first sessions of each person that are not over yet, at most `most` per person. */
export async function loadNextSessions(
  db: Database,
  { uids, now, most }: { readonly uids: readonly number[]; readonly now: Date; readonly most: number },
) {
  const all = attended(db, uids);
  const place = sql<number>`row_number() over (partition by ${all.uid} order by ${courseSessions.startsAt}, ${courseSessions.nid})`;
  const toCome = db
    .select({ uid: all.uid, sessionNid: all.sessionNid, place: place.as('place') })
    .from(all)
    .innerJoin(courseSessions, eq(courseSessions.nid, all.sessionNid))
    .where(gt(courseSessions.endsAt, now))
    .as('to_come');
  const first = db
    .select({ uid: toCome.uid, sessionNid: toCome.sessionNid })
    .from(toCome)
    .where(lte(toCome.place, most));
  const theirs = attended(db, uids);
  return select(db, theirs, sql`(${theirs.uid}, ${theirs.sessionNid}) in ${first}`);
}

type Attended = ReturnType<typeof attended>;

async function select(db: Database, theirs: Attended, where: SQL | undefined) {
  const rows = await db
    .select({
      session: courseSessions,
      course: courses,
      club: clubs,
      person: { uid: users.uid, fname: users.fname, lname: users.lname },
      rank: theirs.rank,
      tickets: theirs.tickets,
      dayNumber: daysOfCourse(sql`and other.starts_at <= ${courseSessions.startsAt}`),
      dayCount: daysOfCourse(sql``),
    })
    .from(theirs)
    .innerJoin(courseSessions, eq(courseSessions.nid, theirs.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .innerJoin(users, eq(users.uid, theirs.uid))
    .where(where)
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid), asc(users.uid));
  return rows.map(({ rank, ...row }) => ({ ...row, kind: attendanceKinds[rank] ?? 'registration' }));
}

/** Number of days in Brussels on which an activity has sessions; 0 for any other type of course. */
function daysOfCourse(which: SQL): SQL<number> {
  return sql`(
    select count(distinct (other.starts_at at time zone ${sql.raw(`'${brusselsZone}'`)})::date)
    from course_sessions other
    where ${courses.type} = 'activity' and other.course_nid = ${courses.nid} ${which}
  )`.mapWith(Number) as SQL<number>; // `mapWith(Number)` makes it a number
}

export function startOf(day: IsoDay): Date {
  return dateOf(instantInBrussels(day));
}

export function atClub(clubNid: number | undefined): SQL | undefined {
  return clubNid === undefined ? undefined : eq(courses.clubNid, clubNid);
}

export function toWireSession(attended: AttendedSession): CalendarSession {
  const { session, course, club, person, kind, tickets, dayNumber, dayCount } = attended;
  return {
    nid: session.nid,
    uid: person.uid,
    name: fullName(person),
    kind,
    start: unixSecondsOf(session.startsAt),
    end: unixSecondsOf(session.endsAt),
    place: session.place,
    ...(session.teachers && { teachers: session.teachers }),
    club: { nid: club.nid, url: club.url, title: club.title },
    course: { nid: course.nid, url: course.url, title: course.title, type: course.type },
    tickets,
    day: dayCount > 1 ? { number: dayNumber, of: dayCount } : null,
  };
}
