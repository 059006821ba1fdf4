import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseTeacherSession } from '#src/api/entities/club/teaching.ts';

export interface SessionOf {
  /** The uid of the logged-in user. */
  readonly uid: number;
  readonly session: number;
}

/** A session with its participants. */
export function teacherSessionQuery({ uid, session }: SessionOf) {
  return queryOptions({
    queryKey: ['teacher', uid, 'session', session],
    queryFn: async ({ signal }) =>
      parseTeacherSession((await get('get_teacher_session', { session }, { signal })).result),
    staleTime: 0,
  });
}
