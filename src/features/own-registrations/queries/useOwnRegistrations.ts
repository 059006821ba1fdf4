import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/index.ts';
import { ownRegistrationsQuery } from './ownRegistrationsQuery.ts';

/** The family's registrations. No request for a visitor, a guest or a blocked account. */
export function useOwnRegistrations() {
  const session = useSession();
  const mayAsk = session.status === 'user' && !session.user.blocked && !session.user.guest;
  return useQuery(ownRegistrationsQuery(mayAsk ? session.user.uid : undefined));
}
