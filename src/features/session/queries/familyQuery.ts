import { queryOptions, skipToken } from '@tanstack/react-query';
import { getFamilyMembers } from '#src/api/session.ts';

/** The family of a user. No request while the uid is unknown. */
export function familyQuery(uid: number | undefined) {
  return queryOptions({
    queryKey: ['family', uid],
    queryFn: uid === undefined ? skipToken : ({ signal }) => getFamilyMembers(uid, { signal }),
    staleTime: 5 * 60_000,
  });
}
