import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { type CourseType, parseCourses } from '#src/api/entities/course.ts';

interface CoursesOf {
  /** The club's nid. */
  readonly club: number;
  readonly type: CourseType;
  /** The uid of the logged-in user, because the answer includes the registrations of their family. */
  readonly viewer: number | undefined;
}

export function coursesQuery({ club, type, viewer }: CoursesOf) {
  return queryOptions({
    queryKey: ['courses', club, type, viewer],
    queryFn: async ({ signal }) => {
      const answer = await get('get_courses', { club, type }, { signal });
      return parseCourses(answer.result);
    },
  });
}
