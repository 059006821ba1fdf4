import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseOwnRegistrations } from '#src/api/entities/ownRegistration.ts';

/** The family's registrations and waiting lists at every club. Keyed by the uid of the logged-in user. */
export function ownRegistrationsQuery(uid: number | undefined) {
  return queryOptions({
    queryKey: ['own-registrations', uid],
    queryFn: async ({ signal }) =>
      parseOwnRegistrations((await get('get_registrations', {}, { signal })).result),
    enabled: uid !== undefined,
    // The club or the other parent may have changed them.
    staleTime: 0,
  });
}
