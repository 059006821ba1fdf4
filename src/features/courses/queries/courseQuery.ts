import { queryOptions } from '@tanstack/react-query';
import { get } from '../../../api/call.ts';
import { parseCourse } from '../../../api/entities/course.ts';

interface CourseOf {
  /** The club's nid. */
  readonly club: number;
  /** The course's url. */
  readonly course: string;
  /** Who is logged in: the answer holds the registrations of that person and the family. */
  readonly viewer: number | undefined;
}

export function courseQuery({ club, course, viewer }: CourseOf) {
  return queryOptions({
    queryKey: ['course', club, course, viewer],
    queryFn: async ({ signal }) => {
      const answer = await get('get_course', { club, course }, { signal });
      return parseCourse(answer.result);
    },
  });
}
