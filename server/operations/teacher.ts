import type { teacherOperations } from '#schemas/operations/teacher.ts';
import { refusals } from '../http/refused.ts';
import { loadCourseList } from '../services/management/courses/loadCourseList.ts';
import { loadPerson, type Person } from '../services/people/people.ts';
import { loadTeacherCourses } from '../services/teacher/loadTeacherCourses.ts';
import { loadTeacherSession } from '../services/teacher/loadTeacherSession.ts';
import { saveAttendance } from '../services/teacher/saveAttendance.ts';
import { requireTaughtSession } from '../services/teacher/taughtCourse.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const teacherHandlers = {
  get_teacher_courses: async (call) => {
    const { db, caller, clock } = call;
    const courses = await loadTeacherCourses(db, { uid: caller.uid, now: clock.now() });
    // A teacher may be known to a club before being assigned a course.
    if (courses.length === 0 && !isTeacher(await loadPerson(db, caller.uid)))
      throw refusals.forbidden(nl.refusals.teachersOnly);
    return { result: courses };
  },
  get_teacher_session: async (call) => ({
    result: await loadTeacherSession(call.db, call.request.session, call.caller),
  }),
  get_teacher_list: async (call) => {
    const { course } = await requireTaughtSession(call.db, call.request.session, call.caller);
    return { result: await loadCourseList(call, { courseNid: course.nid }) };
  },
  save_attendance: async (call) => {
    const { db, request, caller } = call;
    await saveAttendance(call, request, caller);
    return { result: await loadTeacherSession(db, request.session, caller) };
  },
} satisfies HandlersOf<typeof teacherOperations>;

/** Same rule as in the guard of the portal. */
function isTeacher({ isTeacher: byClub, memberships }: Person): boolean {
  return byClub || memberships.some(({ type }) => type === 'teacher');
}
