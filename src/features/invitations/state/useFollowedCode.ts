import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { pendingInviteStore } from './pendingInviteStore.ts';

/** The code of the followed invitation to a club. The code opens the invitation even when it was sent to another address. */
export function useFollowedCode({ url }: Pick<Club, 'url'>): string | undefined {
  const invite = useStore(pendingInviteStore, (state) => state.invite);
  return invite?.club === url ? invite.code : undefined;
}
