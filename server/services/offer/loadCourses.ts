import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { additionalServices, courseSessions, courses, courseTerms, tariffs, terms } from '../../db/schema.ts';
import type { OfferedCourse } from './offeredCourse.ts';

/** The courses that a condition on the table `courses` selects, by start and title. One without sessions isn't offered. */
export async function loadCourses(db: Database, where: SQL | undefined): Promise<OfferedCourse[]> {
  const rows = await db.select().from(courses).where(where);
  const nids = rows.map(({ nid }) => nid);
  if (nids.length === 0) return [];
  const parts = await loadParts(db, nids);
  return rows
    .flatMap((row): OfferedCourse[] => {
      const [first, ...later] = parts.sessions.get(row.nid) ?? [];
      if (!first) return [];
      const own = parts.terms.get(row.nid) ?? [];
      return [
        {
          ...row,
          taxonomies: own.filter(({ list }) => list === 'taxonomy'),
          levels: own.filter(({ list }) => list === 'level'),
          sessions: [first, ...later],
          services: parts.services.get(row.nid) ?? [],
          tariffs: parts.tariffs.get(row.nid) ?? [],
        },
      ];
    })
    .sort(byStartAndTitle);
}

async function loadParts(db: Database, nids: number[]) {
  const sessions = await db
    .select()
    .from(courseSessions)
    .where(inArray(courseSessions.courseNid, nids))
    .orderBy(asc(courseSessions.startsAt));
  const linked = await db
    .select({ courseNid: courseTerms.courseNid, nid: terms.nid, title: terms.title, list: terms.list })
    .from(courseTerms)
    .innerJoin(terms, eq(terms.nid, courseTerms.termNid))
    .where(inArray(courseTerms.courseNid, nids))
    .orderBy(asc(terms.nid));
  const services = await db
    .select()
    .from(additionalServices)
    .where(inArray(additionalServices.courseNid, nids))
    .orderBy(asc(additionalServices.nid));
  const prices = await db
    .select()
    .from(tariffs)
    .where(inArray(tariffs.courseNid, nids))
    .orderBy(asc(tariffs.nid));
  return {
    sessions: Map.groupBy(sessions, ({ courseNid }) => courseNid),
    terms: Map.groupBy(linked, ({ courseNid }) => courseNid),
    services: Map.groupBy(services, ({ courseNid }) => courseNid),
    tariffs: Map.groupBy(prices, ({ courseNid }) => courseNid),
  };
}

function byStartAndTitle(one: OfferedCourse, other: OfferedCourse): number {
  const byStart = one.sessions[0].startsAt.getTime() - other.sessions[0].startsAt.getTime();
  return byStart || one.title.localeCompare(other.title, 'nl');
}
