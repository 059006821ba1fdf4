import { queryOptions } from '@tanstack/react-query';
import { parseDashboard } from '#src/api/entities/agenda/dashboard.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** `viewer`: the uid of the logged-in user, whose family the answer is about; undefined before the login. */
export function dashboardQuery(viewer: number | undefined) {
  return queryOptions({
    queryKey: ['dashboard', viewer],
    queryFn: resultOf('get_dashboard', viewer === undefined ? undefined : {}, parseDashboard),
    // Always refetched: a task may have been done a moment ago.
    staleTime: 0,
  });
}
