import { type User, useMemberSelection, useMembers } from '../../session/index.ts';

/** Whose passes are on the screen. */
export type PassHolder =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  /** `member`: undefined where somebody with a family has yet to say whose. */
  | { readonly status: 'known'; readonly members: readonly User[]; readonly member: User | undefined };

export function usePassHolder(): PassHolder {
  const family = useMembers();
  const selection = useMemberSelection();
  if (family.status !== 'known') return family;
  const member = selection.status === 'selected' ? selection.member : undefined;
  return { status: 'known', members: family.members, member };
}
