import { Type } from 'typebox';
import { Course } from '../../entities/course.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { idPattern, Nid, UrlName } from '../../scalars.ts';

export const getCourse = defineOperation({
  name: 'get_course',
  method: 'GET',
  group: 'courses',
  access: 'public',
  summary:
    'Returns one course with its sessions and tariffs, and with the registrations of the caller and family.',
  request: Type.Object({
    club: Nid,
    course: UrlName,
    ccci: Type.Optional(
      Type.String({
        pattern: `^${idPattern};${idPattern}:${idPattern}$`,
        description: 'Couple invite that the caller followed: `uid;course:tariff`',
      }),
    ),
  }),
  response: envelope(Course),
});
