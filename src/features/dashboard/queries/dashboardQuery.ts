import { queryOptions, skipToken } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseDashboard } from '#src/api/entities/agenda/dashboard.ts';

/** `viewer`: the uid of the logged-in user, whose family the answer is about; undefined before the login. */
export function dashboardQuery(viewer: number | undefined) {
  return queryOptions({
    queryKey: ['dashboard', viewer],
    queryFn:
      viewer === undefined
        ? skipToken
        : async ({ signal }) => parseDashboard((await get('get_dashboard', {}, { signal })).result),
    // Always refetched: a task may have been done a moment ago.
    staleTime: 0,
  });
}
