import { and, asc, eq, gte, lt, lte, ne } from 'drizzle-orm';
import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { formatHours, taughtBy } from '#rules/teachingHours.ts';
import { formatTime } from '#rules/writtenTime.ts';
import type { TeachingHours } from '#schemas/entities/staff/clubTeachers.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import {
  courseSessions,
  courses,
  courseTeachers,
  lessonSubstitutes,
  taughtCourses,
  users,
} from '#server/db/schema.ts';
import { teachingCsvTexts as text } from '#server/texts/teachingCsv.ts';
import type { Cell } from '../management/spreadsheets/cell.ts';
import { type SheetRows, sheetRows } from '../management/spreadsheets/spreadsheet.ts';
import { fullName } from '../people/people.ts';

export interface TeachingPeriod {
  readonly clubNid: number;
  readonly from: IsoDay;
  /** The last day. */
  readonly until: IsoDay;
}

interface TaughtLesson {
  readonly uid: number;
  readonly course: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isSubstitute: boolean;
}

const minutesOf = ({ startsAt, endsAt }: Pick<TaughtLesson, 'startsAt' | 'endsAt'>): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);

/** How long each account taught in a period. Lessons count by the calendar when they are over; a cancelled one is in no calendar. */
export async function loadTeachingHours(
  context: Pick<Context, 'db' | 'clock'>,
  period: TeachingPeriod,
): Promise<TeachingHours[]> {
  const taught = await loadTaught(context, period);
  return taught.map(({ uid, name, lessons }) => ({
    ...{ holder: uid, name, lessons: lessons.length },
    substituted: lessons.filter(({ isSubstitute }) => isSubstitute).length,
    minutes: sumOf(lessons),
  }));
}

/** The same hours as a sheet: a row for each lesson, and one with the sum. */
export async function hoursSheet(
  context: Pick<Context, 'db' | 'clock'>,
  period: TeachingPeriod,
): Promise<SheetRows> {
  const taught = await loadTaught(context, period);
  const rows = taught.flatMap(({ name, lessons }): Cell[][] => [
    ...lessons.map((lesson): Cell[] => {
      const [start, end] = [unixSecondsOf(lesson.startsAt), unixSecondsOf(lesson.endsAt)];
      return [
        name,
        { is: 'day', day: isoDayOf(start) },
        formatTime(start),
        formatTime(end),
        lesson.course,
        lesson.isSubstitute ? text.yes : '',
        formatHours(minutesOf(lesson)),
      ];
    }),
    [name, text.sum, '', '', '', '', formatHours(sumOf(lessons))],
  ]);
  return sheetRows(Object.values(text.columns), rows);
}

function sumOf(lessons: readonly TaughtLesson[]): number {
  return lessons.reduce((sum, lesson) => sum + minutesOf(lesson), 0);
}

/** The lessons of each account, by name. */
async function loadTaught({ db, clock }: Pick<Context, 'db' | 'clock'>, period: TeachingPeriod) {
  const lessons = await loadLessons(db, period, clock.now());
  const byPerson = Map.groupBy(lessons, ({ uid }) => uid);
  const people = await db
    .select({ uid: users.uid, fname: users.fname, lname: users.lname })
    .from(users)
    .where(isOneOf(users.uid, [...byPerson.keys()]));
  return people
    .map((person) => ({
      ...{ uid: person.uid, name: fullName(person) },
      lessons: byPerson.get(person.uid) ?? [],
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nl') || one.uid - other.uid);
}

async function loadLessons(
  db: Database,
  { clubNid, from, until }: TeachingPeriod,
  now: Date,
): Promise<TaughtLesson[]> {
  const rows = await db
    .select({ session: courseSessions, course: courses.title, substitute: lessonSubstitutes })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .leftJoin(lessonSubstitutes, eq(lessonSubstitutes.sessionNid, courseSessions.nid))
    .where(
      and(
        ...[eq(courses.clubNid, clubNid), ne(courses.type, 'ticket')],
        gte(courseSessions.startsAt, dateOf(instantInBrussels(from, '00:00'))),
        lt(courseSessions.startsAt, dateOf(instantInBrussels(daysAfter(until, 1), '00:00'))),
        lte(courseSessions.endsAt, now),
      ),
    )
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid));
  const nids = [...new Set(rows.map(({ session }) => session.courseNid))];
  const present = await db.select().from(courseTeachers).where(isOneOf(courseTeachers.courseNid, nids));
  const past = await db.select().from(taughtCourses).where(isOneOf(taughtCourses.courseNid, nids));
  const ofCourse = Map.groupBy(
    [...present.map((link) => ({ ...link, takenAt: null })), ...past],
    ({ courseNid }) => courseNid,
  );
  return rows.flatMap(({ session, course, substitute }) => {
    const links = ofCourse.get(session.courseNid) ?? [];
    const usual = [...new Set(links.filter((link) => isIn(link, session.startsAt)).map(({ uid }) => uid))];
    const by = substitute && { holder: substitute.uid, replaces: substitute.replacesUid };
    return taughtBy(usual, by ?? undefined).map((uid) => ({
      ...{ uid, course, startsAt: session.startsAt, endsAt: session.endsAt },
      isSubstitute: uid === by?.holder,
    }));
  });
}

interface Taught {
  /** null: since the first lesson. */
  readonly givenAt: Date | null;
  /** null: until today. */
  readonly takenAt: Date | null;
}

function isIn({ givenAt, takenAt }: Taught, startsAt: Date): boolean {
  return (givenAt === null || startsAt >= givenAt) && (takenAt === null || startsAt < takenAt);
}
