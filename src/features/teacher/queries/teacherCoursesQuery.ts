import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseTeacherCourses } from '#src/api/entities/teaching.ts';

/** What somebody teaches, by the uid of who is logged in. */
export function teacherCoursesQuery(uid: number) {
  return queryOptions({
    queryKey: ['teacher', uid, 'courses'],
    queryFn: async ({ signal }) =>
      parseTeacherCourses((await get('get_teacher_courses', {}, { signal })).result),
    // A list that was saved a moment ago counts.
    staleTime: 0,
  });
}
