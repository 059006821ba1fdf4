import { refusals } from '../../http/refused.ts';
import { loadPerson, type Person } from '../../services/people/people.ts';
import { loadTeacherCourses } from '../../services/teacher/loadTeacherCourses.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetTeacherCourses: OperationHandler<'get_teacher_courses'> = async (call) => {
  const { db, caller, clock } = call;
  const courses = await loadTeacherCourses(db, { uid: caller.uid, now: clock.now() });
  // A teacher may be known to a club before being assigned a course.
  if (courses.length === 0 && !isTeacher(await loadPerson(db, caller.uid)))
    throw refusals.forbidden(nl.refusals.teachersOnly);
  return { result: courses };
};

/** Same rule as in the guard of the portal. */
function isTeacher({ isTeacher: byClub, memberships }: Person): boolean {
  return byClub || memberships.some(({ type }) => type === 'teacher');
}
