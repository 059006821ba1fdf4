import { queryOptions } from '@tanstack/react-query';
import { parseClubRoles } from '#src/api/entities/management/clubRoles.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** Who runs a club, and who is invited to. */
export function clubRolesQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'roles'],
    queryFn: resultOf('get_club_roles', { club }, parseClubRoles),
    staleTime: 0,
  });
}
