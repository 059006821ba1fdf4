import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { brusselsZone } from '#rules/brusselsTime.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { additionalServices, courseSessions, courses, courseTerms, tariffs } from '../../db/schema.ts';
import { type Given, keptStatement } from '../../db/statements/keptStatement.ts';
import type { CourseTimes, DetailedCourse, OfferedCourse } from './offeredCourse.ts';

/**
 * The database summarises the sessions: a season has hundreds, and a list shows only when they begin and end. null for a course
 * without sessions. The SQL names columns without a table, because drizzle's relational queries take every column for one of
 * `courses`.
 */
const times = sql<CourseTimes | null>`(
  select json_build_object(
    'startsAt', extract(epoch from min(starts_at))::int,
    'firstEndsAt', extract(epoch from (array_agg(ends_at order by starts_at))[1])::int,
    'endsAt', extract(epoch from max(ends_at))::int,
    'isoWeekdays', array_agg(distinct extract(isodow from starts_at at time zone ${brusselsZone}::text)::int),
    'starts', case when exists (select 1 from tariffs where course_nid = ${courses.nid} and pro_rata is not null)
      then array_agg(extract(epoch from starts_at)::int order by starts_at) end,
    'days', array_agg(distinct to_char(starts_at at time zone ${brusselsZone}::text, 'YYYY-MM-DD')),
    'count', count(*)::int
  )
  from course_sessions where course_nid = ${courses.nid} having count(*) > 0
)`.as('times');

const seatCosts = sql<OfferedCourse['seatCosts']>`(
  select jsonb_build_object('leastCents', min(surcharge_cents), 'mostCents', max(surcharge_cents))
  from stands where course_nid = ${courses.nid} having count(*) > 0
)`.as('seat_costs');

const shown = {
  tariffs: { orderBy: asc(tariffs.nid) },
  terms: { columns: {}, with: { term: true }, orderBy: asc(courseTerms.termNid) },
} as const;

/**
 * The courses that match a condition on the table `courses`, ordered by start and title. A course without sessions isn't
 * offered.
 * Decision: docs/decisions/0046-shared-reads-and-no-cache.md
 */
export async function loadCourses(db: Database, where: SQL | undefined): Promise<OfferedCourse[]> {
  return offeredInOrder(await coursesWith(db, where));
}

/** The courses with these numbers, in the same order. */
export async function loadCoursesByNid(db: Database, nids: readonly number[]): Promise<OfferedCourse[]> {
  return nids.length === 0 ? [] : offeredInOrder(await coursesByNid(db, { nids }));
}

const coursesByNid = keptStatement((db, { nids }: Given<{ nids: readonly number[] }>) =>
  coursesWith(db, isOneOf(courses.nid, nids)),
);

interface ClubTariffs {
  readonly clubNid: number;
  readonly tariffNids: readonly number[];
}

/** The courses of a club that have these tariffs, in the same order. */
export async function loadCoursesOfTariffs(db: Database, wanted: ClubTariffs): Promise<OfferedCourse[]> {
  return wanted.tariffNids.length === 0 ? [] : offeredInOrder(await coursesOfTariffs(db, wanted));
}

const coursesOfTariffs = keptStatement((db, { clubNid, tariffNids }: Given<ClubTariffs>) => {
  // The SQL names columns without a table, as `times` does.
  const isWanted = sql`${courses.nid} in (select course_nid from tariffs where nid = any(${tariffNids}::int[]))`;
  return coursesWith(db, and(eq(courses.clubNid, clubNid), isWanted));
});

function coursesWith(db: Database, where: SQL | undefined) {
  return db.query.courses.findMany({ where, extras: { times, seatCosts }, with: shown });
}

function offeredInOrder(rows: Awaited<ReturnType<typeof coursesWith>>): OfferedCourse[] {
  return rows.flatMap((row) => offered(row) ?? []).sort(byStartAndTitle);
}

/** Loads a club's course by its url, with everything that its page shows; `undefined` when it isn't offered. */
export async function loadCourse(
  db: Database,
  clubNid: number,
  url: string,
): Promise<DetailedCourse | undefined> {
  const row = await courseByUrl(db, { clubNid, url });
  return row && offered(row);
}

const courseByUrl = keptStatement((db, { clubNid, url }: Given<{ clubNid: number; url: string }>) =>
  db.query.courses.findFirst({
    where: and(eq(courses.clubNid, clubNid), eq(courses.url, url)),
    extras: { times, seatCosts },
    with: {
      ...shown,
      sessions: { orderBy: asc(courseSessions.startsAt) },
      services: { orderBy: asc(additionalServices.nid) },
    },
  }),
);

interface CourseRow {
  readonly times: CourseTimes | null;
  readonly terms: readonly { readonly term: { nid: number; title: string; list: 'taxonomy' | 'level' } }[];
}

function offered<Row extends CourseRow>({ times, terms, ...course }: Row) {
  if (!times) return undefined;
  const own = terms.map(({ term }) => term);
  return {
    ...course,
    times,
    taxonomies: own.filter(({ list }) => list === 'taxonomy'),
    levels: own.filter(({ list }) => list === 'level'),
  };
}

function byStartAndTitle(one: OfferedCourse, other: OfferedCourse): number {
  return one.times.startsAt - other.times.startsAt || one.title.localeCompare(other.title, 'nl');
}
