import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parsePreferences } from '#src/api/entities/people/preferences.ts';

/** Fetches the preferences once while they are on screen: a second answer would reset unsaved choices. */
export function preferencesQuery(uid: number) {
  return queryOptions({
    queryKey: ['preferences', uid],
    queryFn: async ({ signal }) =>
      parsePreferences((await get('get_preferences', { uid }, { signal })).result),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
