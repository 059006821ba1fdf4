import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseClub } from '#src/api/entities/club/club.ts';

/** `url`: the club's part of the address. */
export function clubQuery(url: string) {
  return queryOptions({
    queryKey: ['club', url],
    queryFn: async ({ signal }) => {
      const answer = await get('get_club_by_url', { url }, { signal });
      return parseClub(answer.result);
    },
  });
}
