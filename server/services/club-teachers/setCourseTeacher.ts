import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { courses, courseTeachers } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { giveCourses, takeCourses } from '../clubs/roles/courseTeachers.ts';
import { noteAction } from '../management/noteAction.ts';
import { countOfferChange } from '../management/offers/offerRevision.ts';
import { fullName } from '../people/people.ts';
import { loadStaff } from './loadClubTeachers.ts';

interface CourseOfTeacher {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly course: number;
  /** The uid of the teacher. */
  readonly holder: number;
  readonly teaches: boolean;
}

/** Gives a course to an account with a role at the club, or takes it back. A repeat changes nothing. */
export async function setCourseTeacher(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, course: nid, holder, teaches }: CourseOfTeacher,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = and(eq(courses.clubNid, clubNid), eq(courses.nid, nid));
    const [course] = await tx.select().from(courses).where(isIt);
    if (!course) throw refusals.notFound(nl.refusals.courseNotFound);
    const person = (await loadStaff(tx, clubNid)).find(({ uid }) => uid === holder);
    if (!person) throw refusals.notAvailable(nl.roles.noRole);
    const link = { courseNid: nid, uid: holder };
    const changed = teaches
      ? await giveCourses(tx, [link], clock.now())
      : await takeCourses(
          tx,
          and(eq(courseTeachers.courseNid, nid), eq(courseTeachers.uid, holder)),
          clock.now(),
        );
    if (changed.length === 0) return;
    // The file of the offer names the accounts too, so that an editor which is open asks before it overwrites them.
    await countOfferChange(tx, { clubNid, at: clock.now(), by });
    await noteAction(
      { db: tx, clock },
      {
        ...{ clubNid, by, action: teaches ? 'give-course' : 'take-course', oid: null },
        details: { what: `${course.title} · ${fullName(person)}` },
      },
    );
  });
}
