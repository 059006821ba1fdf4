import { Type } from 'typebox';
import { CourseSummary, CourseType } from '../../entities/course.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getCourses = defineOperation({
  name: 'get_courses',
  method: 'GET',
  group: 'courses',
  access: 'public',
  summary: 'Lists the courses, activities or ticket sales of a club, sorted by start and title.',
  request: Type.Object({ club: Nid, type: CourseType }),
  response: envelope(Type.Array(CourseSummary)),
});
