import { queryOptions, skipToken } from '@tanstack/react-query';
import { getProfile } from '#src/api/family.ts';

/** Fetches a profile once while it is on screen: a second answer would reset its form. */
export function profileQuery(uid: number | undefined) {
  return queryOptions({
    queryKey: ['profile', uid],
    queryFn: uid === undefined ? skipToken : ({ signal }) => getProfile(uid, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Personal data, so it is removed from memory when the screen is left.
    gcTime: 0,
  });
}
