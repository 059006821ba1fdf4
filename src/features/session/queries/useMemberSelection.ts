import { useStore } from 'zustand';
import type { User } from '#src/api/session.ts';
import { memberSwitchStore } from '../state/memberSwitchStore.ts';
import { selectionStore } from '../state/selectionStore.ts';
import { selectedMember } from '../view/toldApart.ts';
import { useMembers } from './useMembers.ts';
import { useSession } from './useSession.ts';

export type MemberSelection =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  /** A visitor, or a parent who has not chosen a member yet. */
  | { readonly status: 'none' }
  | { readonly status: 'selected'; readonly member: User };

/** The member whom the user acts for. */
export function useMemberSelection(): MemberSelection {
  const session = useSession();
  const family = useMembers();
  const selection = useStore(selectionStore, (state) => state.selection);
  if (family.status !== 'known') return family;
  if (session.status !== 'user') return { status: 'none' };
  const chosen = selection?.loginUid === session.user.uid ? selection.uid : undefined;
  const member = selectedMember(family.members, chosen);
  return member ? { status: 'selected', member } : { status: 'none' };
}

export function useSelectedMember(): User | undefined {
  const selection = useMemberSelection();
  return selection.status === 'selected' ? selection.member : undefined;
}

/** Selects a family member or the user. */
export function useSelectMember(): (uid: number) => void {
  const session = useSession();
  const select = useStore(selectionStore, (state) => state.select);
  return (uid) => {
    if (session.status === 'user') select(uid, session.user.uid);
  };
}

/**
 * Selects a member where the person presses something to become that member, rather than to do something for them. Asks about a filled cart
 * first; `then` follows once the member is selected.
 */
export function useSwitchMember(): (uid: number, then?: () => void) => void {
  const select = useSelectMember();
  return (uid, then) => {
    const { ask } = memberSwitchStore.getState();
    if (ask) return ask(uid, then);
    select(uid);
    then?.();
  };
}
