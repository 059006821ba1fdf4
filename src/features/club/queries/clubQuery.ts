import { queryOptions } from '@tanstack/react-query';
import { parseClub } from '#src/api/entities/club/club.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** `url`: the club's part of the address. */
export function clubQuery(url: string) {
  return queryOptions({
    queryKey: ['club', url],
    queryFn: resultOf('get_club_by_url', { url }, parseClub),
  });
}
