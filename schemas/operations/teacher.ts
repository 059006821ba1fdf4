import { Type } from 'typebox';
import { AttendanceState, TeacherCourse, TeacherSession } from '../entities/club/teaching.ts';
import { CourseList } from '../entities/desk/courseList.ts';
import { envelope, operationsOf } from '../operation.ts';
import { largestInteger, Nid, Uid } from '../scalars.ts';

export const teacherOperations = operationsOf('teacher', {
  get_teacher_courses: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the courses that the caller teaches, at every club that does not block the caller, with the sessions around the current time and the days of activities without attendance. For teachers only.',
    request: Type.Object({}),
    response: envelope(Type.Array(TeacherCourse)),
  },
  get_teacher_session: {
    method: 'GET',
    access: 'user',
    summary: 'Returns the participants of a session. Only for the teachers of its course.',
    request: Type.Object({ session: Nid }),
    response: envelope(TeacherSession),
  },
  get_teacher_list: {
    method: 'GET',
    access: 'user',
    summary: 'Returns the list of names and dates of the course of a session, for a teacher of that course.',
    request: Type.Object({ session: Nid }),
    response: envelope(CourseList),
  },
  save_attendance: {
    method: 'POST',
    access: 'user',
    summary:
      'Saves the attendance of a session as a whole: a participant who is left out loses the state. Refused with `conflict` if the attendance was saved after `version`, or if a named person is no participant.',
    request: Type.Object({
      session: Nid,
      version: Type.Integer({ minimum: 0, maximum: largestInteger }),
      attendance: Type.Array(Type.Object({ participant: Uid, state: AttendanceState }), { maxItems: 2000 }),
    }),
    response: envelope(TeacherSession),
  },
});
