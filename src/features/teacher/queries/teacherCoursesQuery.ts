import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseTeacherCourses } from '#src/api/entities/club/teaching.ts';

/** The courses that a user teaches, keyed by the uid of the logged-in user. */
export function teacherCoursesQuery(uid: number) {
  return queryOptions({
    queryKey: ['teacher', uid, 'courses'],
    queryFn: async ({ signal }) =>
      parseTeacherCourses((await get('get_teacher_courses', {}, { signal })).result),
    // Always refetched: a list may have been saved a moment ago.
    staleTime: 0,
  });
}
