import { type User, useMemberSelection, useMembers } from '../../session/index.ts';

/** The member whose passes are shown. */
export type PassHolder =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  /** `member` is undefined while a user with a family has not chosen yet. */
  | { readonly status: 'known'; readonly members: readonly User[]; readonly member: User | undefined };

export function usePassHolder(): PassHolder {
  const family = useMembers();
  const selection = useMemberSelection();
  if (family.status !== 'known') return family;
  const member = selection.status === 'selected' ? selection.member : undefined;
  return { status: 'known', members: family.members, member };
}
