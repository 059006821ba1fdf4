import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { courses, users } from '#server/db/schema.ts';
import type { ChangedLesson } from '#server/services/own-registrations/lesson-changes/changedLessons.ts';

/** People whose lessons change, by course. */
export interface MailedPeople {
  /** Number of participants; one may take several of the courses. */
  readonly count: number;
  readonly courses: readonly { readonly title: string; readonly names: readonly string[] }[];
}

/** An import that mails more participants than a full group has needs their number as a confirmation. */
export const mailedWithoutWord = 25;

export async function findMailedPeople(
  db: Database,
  changed: readonly ChangedLesson[],
): Promise<MailedPeople> {
  const byCourse = Map.groupBy(changed, ({ lesson }) => lesson.courseNid);
  const uidsOf = (those: readonly ChangedLesson[]) => new Set(those.flatMap(({ lesson }) => lesson.uids));
  const all = [...uidsOf(changed)];
  if (all.length === 0) return { count: 0, courses: [] };
  const people = await db
    .select({ uid: users.uid, fname: users.fname, lname: users.lname })
    .from(users)
    .where(isOneOf(users.uid, all));
  const names = new Map(people.map(({ uid, fname, lname }) => [uid, `${fname} ${lname}`.trim()]));
  const found = await db
    .select({ nid: courses.nid, title: courses.title })
    .from(courses)
    .where(isOneOf(courses.nid, [...byCourse.keys()]))
    .orderBy(courses.nid);
  return {
    count: all.length,
    courses: found.map(({ nid, title }) => ({
      title,
      names: [...uidsOf(byCourse.get(nid) ?? [])].flatMap((uid) => names.get(uid) ?? []).sort(),
    })),
  };
}
