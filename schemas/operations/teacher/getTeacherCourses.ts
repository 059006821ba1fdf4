import { Type } from 'typebox';
import { TeacherCourse } from '../../entities/teaching.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getTeacherCourses = defineOperation({
  name: 'get_teacher_courses',
  method: 'GET',
  group: 'teacher',
  access: 'user',
  summary:
    'The courses that the caller teaches, at every club that is open to them, with the sessions around this moment. For teachers only.',
  request: Type.Object({}),
  response: envelope(Type.Array(TeacherCourse)),
});
