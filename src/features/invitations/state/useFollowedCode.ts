import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club.ts';
import { pendingInviteStore } from './pendingInviteStore.ts';

/** The code of the invitation that was followed to a club: it opens that invitation whatever the address of the account. */
export function useFollowedCode({ url }: Pick<Club, 'url'>): string | undefined {
  const invite = useStore(pendingInviteStore, (state) => state.invite);
  return invite?.club === url ? invite.code : undefined;
}
