import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parsePreferences } from '#src/api/entities/preferences.ts';

/** Asked once for as long as it is on the screen: a second answer would undo what is being chosen. */
export function preferencesQuery(uid: number) {
  return queryOptions({
    queryKey: ['preferences', uid],
    queryFn: async ({ signal }) =>
      parsePreferences((await get('get_preferences', { uid }, { signal })).result),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
