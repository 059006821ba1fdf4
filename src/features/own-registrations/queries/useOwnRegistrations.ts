import { queryOptions, useQuery } from '@tanstack/react-query';
import { parseOwnRegistrations } from '#src/api/entities/registration/ownRegistration.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { useSession } from '../../session/index.ts';

/** The family's registrations. No request for a visitor, a guest or a blocked account. */
export function useOwnRegistrations() {
  const session = useSession();
  const mayAsk = session.status === 'user' && !session.user.blocked && !session.user.guest;
  return useQuery(ownRegistrationsQuery(mayAsk ? session.user.uid : undefined));
}

/** The family's registrations and waiting lists at every club. Keyed by the uid of the logged-in user. */
function ownRegistrationsQuery(uid: number | undefined) {
  return queryOptions({
    queryKey: ['own-registrations', uid],
    queryFn: resultOf('get_registrations', {}, parseOwnRegistrations),
    enabled: uid !== undefined,
    // The club or the other parent may have changed them.
    staleTime: 0,
  });
}
