import { queryOptions } from '@tanstack/react-query';
import { parseClubConditions } from '#src/api/entities/club/club.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** `club`: the club's nid. */
export function clubConditionsQuery(club: number) {
  return queryOptions({
    queryKey: ['club-conditions', club],
    queryFn: resultOf('get_club_conditions', { club }, parseClubConditions),
  });
}
