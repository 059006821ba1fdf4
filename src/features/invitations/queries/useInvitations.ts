import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { useSession } from '../../session/index.ts';
import { useFollowedCode } from '../state/useFollowedCode.ts';
import { invitationsQuery } from './invitationsQuery.ts';

/** The family's invitations and waiting list places at a club. No request for a visitor, a guest or at a club with a free licence. */
export function useInvitations(club: Pick<Club, 'nid' | 'url' | 'isFreeLicense'>) {
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  const mayAsk = user && !user.blocked && !user.guest && !club.isFreeLicense;
  const viewer = mayAsk ? user.uid : undefined;
  return useQuery(invitationsQuery({ club: club.nid, viewer, code: useFollowedCode(club) }));
}
