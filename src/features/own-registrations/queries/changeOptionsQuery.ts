import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { type OwnRegistration, parseChangeOptions } from '#src/api/entities/registration/ownRegistration.ts';

/** The groups to which a registration can move now. */
export function changeOptionsQuery({ id, uid, club }: OwnRegistration) {
  return queryOptions({
    queryKey: ['change-options', id],
    queryFn: async ({ signal }) => {
      const request = { club: club.nid, uid, registration: id };
      return parseChangeOptions((await get('get_change_options', request, { signal })).result);
    },
    // Others take places meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
}
