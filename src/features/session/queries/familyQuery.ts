import { queryOptions, skipToken } from '@tanstack/react-query';
import { getFamilyMembers } from '#src/api/session.ts';

/** Nobody is asked about while the uid is unknown. */
export function familyQuery(uid: number | undefined) {
  return queryOptions({
    queryKey: ['family', uid],
    queryFn: uid === undefined ? skipToken : ({ signal }) => getFamilyMembers(uid, { signal }),
    staleTime: 5 * 60_000,
  });
}
