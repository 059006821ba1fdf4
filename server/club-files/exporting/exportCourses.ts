import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import { CourseInFile, ServiceInFile, SessionInFile, TariffInFile } from '#schemas/club-file/courseInFile.ts';
import type { Database } from '../../db/database.ts';
import {
  additionalServices,
  courseSessions,
  courses,
  courseTeachers,
  courseTerms,
  tariffs,
  terms,
  users,
} from '../../db/schema.ts';
import { converted } from '../convertedFields.ts';
import { keptFields } from '../keptFields.ts';
import { momentText, timesOf } from '../parts/times.ts';
import { exportStands } from './exportStands.ts';

/** The courses of a club, and the names by which its other parts refer to them. */
export interface ExportedCourses {
  readonly courses: CourseInFile[];
  readonly urls: ReadonlyMap<number, string>;
  readonly tariffs: ReadonlyMap<number, { readonly course: string; readonly tariff: string }>;
}

export async function exportCourses(db: Database, clubNid: number): Promise<ExportedCourses> {
  const rows = await db.select().from(courses).where(eq(courses.clubNid, clubNid)).orderBy(asc(courses.nid));
  const parts = await loadParts(db, clubNid);
  const urls = new Map(rows.map(({ nid, url }) => [nid, url]));
  return {
    urls,
    tariffs: new Map(
      [...parts.tariffs.values()]
        .flat()
        .map(({ nid, courseNid, title }) => [nid, { course: urls.get(courseNid) ?? '', tariff: title }]),
    ),
    courses: rows.map((row) => courseInFile(row, parts)),
  };
}

type PartsOfCourses = Awaited<ReturnType<typeof loadParts>>;

async function loadParts(db: Database, clubNid: number) {
  const ofClub = eq(courses.clubNid, clubNid);
  const sessions = await db
    .select({ row: courseSessions })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(ofClub)
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid));
  const priced = await db
    .select({ row: tariffs })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(ofClub)
    .orderBy(asc(tariffs.nid));
  const services = await db
    .select({ row: additionalServices })
    .from(additionalServices)
    .innerJoin(courses, eq(courses.nid, additionalServices.courseNid))
    .where(ofClub)
    .orderBy(asc(additionalServices.nid));
  const words = await db
    .select({ courseNid: courseTerms.courseNid, list: terms.list, title: terms.title })
    .from(courseTerms)
    .innerJoin(terms, eq(terms.nid, courseTerms.termNid))
    .where(eq(terms.clubNid, clubNid));
  const accounts = await db
    .select({ courseNid: courseTeachers.courseNid, mail: users.mail })
    .from(courseTeachers)
    .innerJoin(courses, eq(courses.nid, courseTeachers.courseNid))
    .innerJoin(users, and(eq(users.uid, courseTeachers.uid), isNotNull(users.passwordHash)))
    .where(ofClub)
    .orderBy(asc(users.mail));
  const courseOf = ({ courseNid }: { readonly courseNid: number }) => courseNid;
  return {
    sessions: Map.groupBy(rowsOf(sessions), courseOf),
    tariffs: Map.groupBy(rowsOf(priced), courseOf),
    services: Map.groupBy(rowsOf(services), courseOf),
    terms: Map.groupBy(words, courseOf),
    accounts: Map.groupBy(accounts, courseOf),
    stands: await exportStands(db, clubNid),
  };
}

function rowsOf<Row>(joined: readonly { readonly row: Row }[]): Row[] {
  return joined.map(({ row }) => row);
}

function courseInFile(course: typeof courses.$inferSelect, parts: PartsOfCourses): CourseInFile {
  const { nid } = course;
  const words = parts.terms.get(nid) ?? [];
  const accounts = (parts.accounts.get(nid) ?? []).flatMap(({ mail }) => mail ?? []);
  const wordsOf = (list: 'taxonomy' | 'level') =>
    words.filter((word) => word.list === list).map((word) => word.title);
  return {
    ...{ nid, ...keptFields(CourseInFile, course, converted.course) },
    ...(accounts.length > 0 && { teacherAccounts: accounts }),
    ...(course.ageRestrictions && { ages: rangeOf(course.ageRestrictions) }),
    ...(course.birthYears && { birthYears: rangeOf(course.birthYears) }),
    taxonomies: wordsOf('taxonomy'),
    levels: wordsOf('level'),
    sessions: (parts.sessions.get(nid) ?? []).map((session) => sessionInFile(session, course)),
    ...{ weekly: [], series: [] },
    tariffs: (parts.tariffs.get(nid) ?? []).map(tariffInFile),
    services: (parts.services.get(nid) ?? []).map((service) => ({
      ...keptFields(ServiceInFile, service, converted.service),
      ...{ nid: service.nid, price: eurosOf(service.priceCents) },
    })),
    stands: parts.stands.get(nid) ?? [],
  };
}

function rangeOf([from, to]: readonly [number, number]): { from?: number; to?: number } {
  return { ...(from > 0 && { from }), ...(to > 0 && { to }) };
}

/** A lesson at the place of its course doesn't say it, so that it moves with its course. */
function sessionInFile(
  session: typeof courseSessions.$inferSelect,
  course: { readonly place: string },
): SessionInFile {
  const { nid, startsAt, endsAt, place } = session;
  return {
    nid,
    ...timesOf(startsAt, endsAt),
    ...(place !== course.place && { place }),
    ...keptFields(SessionInFile, session, converted.session),
  };
}

function tariffInFile(tariff: typeof tariffs.$inferSelect): TariffInFile {
  const { nid, discountedPriceCents, earlyPriceCents, earlyUntil, uitpasPriceCents, depositCents, opensAt } =
    tariff;
  const { priorityFor, priorityFrom, priorityCourses } = tariff;
  return {
    ...{ nid, ...keptFields(TariffInFile, tariff, converted.tariff), price: eurosOf(tariff.priceCents) },
    ...(discountedPriceCents !== null && { discountedPrice: eurosOf(discountedPriceCents) }),
    ...(earlyPriceCents !== null &&
      earlyUntil !== null && { earlyPrice: { price: eurosOf(earlyPriceCents), until: earlyUntil } }),
    ...(uitpasPriceCents !== null && { uitpasPrice: eurosOf(uitpasPriceCents) }),
    ...(opensAt && { opens: momentText(opensAt) }),
    ...(priorityFor !== null &&
      priorityFrom && {
        priority: {
          for: priorityFor,
          ...(priorityCourses && { courses: priorityCourses }),
          from: momentText(priorityFrom),
        },
      }),
    ...(depositCents !== null && { deposit: eurosOf(depositCents) }),
  };
}
