import { queryOptions, skipToken } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseDashboard } from '#src/api/entities/dashboard.ts';

/** `viewer`: who is logged in, as the answer is about their family; undefined: nobody yet. */
export function dashboardQuery(viewer: number | undefined) {
  return queryOptions({
    queryKey: ['dashboard', viewer],
    queryFn:
      viewer === undefined
        ? skipToken
        : async ({ signal }) => parseDashboard((await get('get_dashboard', {}, { signal })).result),
    // What was paid, answered or filled in a moment ago is no longer to do.
    staleTime: 0,
  });
}
