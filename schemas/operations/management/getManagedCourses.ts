import { Type } from 'typebox';
import { ManagedCourse } from '../../entities/managedCourse.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, ShortText } from '../../scalars.ts';

export const getManagedCourses = defineOperation({
  name: 'get_managed_courses',
  method: 'GET',
  group: 'management',
  access: 'user',
  summary:
    'Lists a page of the courses, activities and ticket sales of a club that the caller manages, with how many places are taken, how many people wait and how many have to pay.',
  request: Type.Object({
    club: Nid,
    /** Every word in the title. When no course has them as typed, each word may have one typo. */
    search: Type.Optional(ShortText),
    /** The courses that have ended, the latest first. Default: those that haven't, by start. */
    ended: Type.Optional(Type.Boolean()),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** Default: 60. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: envelope(Type.Array(ManagedCourse), {
    count: Type.Integer({ minimum: 0, description: 'Number of matches on all pages' }),
    health: Type.Boolean({ description: 'The spreadsheet of the club can have answers about health' }),
  }),
});
