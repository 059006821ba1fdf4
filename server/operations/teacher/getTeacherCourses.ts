import { refusals } from '../../http/refused.ts';
import { loadPerson, type Person } from '../../services/people/people.ts';
import { loadTeacherCourses } from '../../services/teacher/loadTeacherCourses.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetTeacherCourses: OperationHandler<'get_teacher_courses'> = async (call) => {
  const { db, caller, clock } = call;
  const courses = await loadTeacherCourses(db, { uid: caller.uid, now: clock.now() });
  // A club may know somebody as a teacher before it has given them a course.
  if (courses.length === 0 && !isTeacher(await loadPerson(db, caller.uid)))
    throw refusals.forbidden(nl.refusals.teachersOnly);
  return { result: courses };
};

/** As the portal's own guard has it. */
function isTeacher({ isTeacher: byClub, memberships }: Person): boolean {
  return byClub || memberships.some(({ type }) => type === 'teacher');
}
