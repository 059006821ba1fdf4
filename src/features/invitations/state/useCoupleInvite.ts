import { useStore } from 'zustand';
import { type CoupleInvite, coupleInviteStore } from './coupleInviteStore.ts';

/** The invitation (`ccci`) that was followed to a course; the server knows whether it is open. */
export function useCoupleInvite(course: number | undefined): CoupleInvite | undefined {
  const invite = useStore(coupleInviteStore, (state) => state.invite);
  return invite && invite.course === course ? invite : undefined;
}
