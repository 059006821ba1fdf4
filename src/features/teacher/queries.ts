import { queryOptions } from '@tanstack/react-query';
import { parseTeacherCourses, parseTeacherSession } from '../../api/entities/club/teaching.ts';
import { resultOf } from '../../api/resultOf.ts';

/** The courses that a user teaches, keyed by the uid of the logged-in user. */
export function teacherCoursesQuery(uid: number) {
  return queryOptions({
    queryKey: ['teacher', uid, 'courses'],
    queryFn: resultOf('get_teacher_courses', {}, parseTeacherCourses),
    // Always refetched: a list may have been saved a moment ago.
    staleTime: 0,
  });
}

export interface SessionOf {
  /** The uid of the logged-in user. */
  readonly uid: number;
  readonly session: number;
}

/** A session with its participants. */
export function teacherSessionQuery({ uid, session }: SessionOf) {
  return queryOptions({
    queryKey: ['teacher', uid, 'session', session],
    queryFn: resultOf('get_teacher_session', { session }, parseTeacherSession),
    staleTime: 0,
  });
}
