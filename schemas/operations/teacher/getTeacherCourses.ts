import { Type } from 'typebox';
import { TeacherCourse } from '../../entities/teaching.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getTeacherCourses = defineOperation({
  name: 'get_teacher_courses',
  method: 'GET',
  group: 'teacher',
  access: 'user',
  summary:
    'Lists the courses that the caller teaches, at every club that does not block the caller, with the previous and next sessions. For teachers only.',
  request: Type.Object({}),
  response: envelope(Type.Array(TeacherCourse)),
});
