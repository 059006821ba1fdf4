import { Type } from 'typebox';
import { Course, CourseSummary, CourseType, Term, Weekday } from '../entities/offer/course.ts';
import { envelope, operationsOf } from '../operation.ts';
import { idPattern, Nid, NidList, ShortText, Uid, UrlName } from '../scalars.ts';

/** Maximum number of courses in one answer. */
export const mostCourses = 500;

export const coursesOperations = operationsOf('courses', {
  get_courses: {
    method: 'GET',
    access: 'public',
    summary:
      'Lists the courses, activities or ticket sales of a club that have not ended: a page of those that match every filter. Without any filter or page it lists the first 500 by start and title.',
    request: Type.Object({
      club: Nid,
      /** Default: every type. */
      type: Type.Optional(CourseType),
      /**
       * Every word in the title, place or terms; a day of the week, an age, a first name of the family, or the address of the club. When no
       * course has them as typed, each word may have one typo.
       */
      search: Type.Optional(ShortText),
      taxonomies: Type.Optional(NidList),
      levels: Type.Optional(NidList),
      /** Days of the week with commas between them. */
      days: Type.Optional(Type.String({ pattern: '^(ma|di|wo|do|vr|za|zo)(,(ma|di|wo|do|vr|za|zo)){0,6}$' })),
      /** Courses for somebody who has this age today. */
      age: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999_999_999 })),
      /** The member of the family whom the list is for. Ignored without a session. */
      uid: Type.Optional(Uid),
      /** Only courses whose age limits fit that member. */
      fits: Type.Optional(Type.Boolean()),
      /** Only courses in which that member is registered. */
      registered: Type.Optional(Type.Boolean()),
      /** Only courses with a tariff that is open and not full. */
      hasPlace: Type.Optional(Type.Boolean()),
      /** Only courses that have not started. */
      upcoming: Type.Optional(Type.Boolean()),
      /** Only these courses. */
      nids: Type.Optional(NidList),
      /** Only courses with one of these tariffs. */
      withTariffs: Type.Optional(NidList),
      /**
       * `start`: by start and title. `fit`: first what fits the member, then the rest, and last what has no free place; each by start
       * and title. Default: `start`.
       */
      order: Type.Optional(Type.Enum(['start', 'fit'])),
      /** Number of matches to skip. */
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      /** Maximum number of courses in the answer. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostCourses })),
    }),
    response: envelope(Type.Array(CourseSummary), {
      count: Type.Integer({ minimum: 0, description: 'Number of matches on all pages' }),
      all: Type.Integer({ minimum: 0, description: 'Number of courses without the filters' }),
      isGuess: Type.Boolean({ description: 'No course has the words as typed; these have similar words' }),
      facets: Type.Object(
        {
          taxonomies: Type.Array(Term),
          levels: Type.Array(Term),
          days: Type.Array(Weekday),
          hasAges: Type.Boolean({ description: 'A course has age limits' }),
          hasFull: Type.Boolean({ description: 'A course has no free place' }),
        },
        { description: 'What the filters can choose from, over all courses of the type' },
      ),
    }),
  },
  download_opening: {
    method: 'POST',
    access: 'public',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads the moments at which people can register for a course as an iCalendar file (RFC 5545), for the download helper (Specification 7). Refused with `not-available` where they can already.',
    request: Type.Object({ club: Nid, course: UrlName }),
    response: envelope(Type.Null()),
  },
  get_course: {
    method: 'GET',
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
  },
});
