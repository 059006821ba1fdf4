import { queryOptions, skipToken } from '@tanstack/react-query';
import { getUserClubs } from '#src/api/session.ts';

/** The clubs that the user or the family belongs to. No request for a visitor. */
export function userClubsQuery(uid: number | undefined) {
  return queryOptions({
    queryKey: ['user-clubs', uid],
    queryFn: uid === undefined ? skipToken : ({ signal }) => getUserClubs({ signal }),
    staleTime: 5 * 60_000,
  });
}
