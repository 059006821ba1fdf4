import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseClubConditions } from '#src/api/entities/club/club.ts';

/** `club`: the club's nid. */
export function clubConditionsQuery(club: number) {
  return queryOptions({
    queryKey: ['club-conditions', club],
    queryFn: async ({ signal }) => {
      const answer = await get('get_club_conditions', { club }, { signal });
      return parseClubConditions(answer.result);
    },
  });
}
