import { queryOptions, skipToken } from '@tanstack/react-query';
import { getProfile } from '#src/api/family.ts';

/** Asked once for as long as the profile is on the screen: a second answer would start its form again. */
export function profileQuery(uid: number | undefined) {
  return queryOptions({
    queryKey: ['profile', uid],
    queryFn: uid === undefined ? skipToken : ({ signal }) => getProfile(uid, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Personal: it leaves the memory with the screen.
    gcTime: 0,
  });
}
