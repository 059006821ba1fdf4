import type { User } from '#src/api/entities/people/user.ts';
import { useMemberSelection, useMembers, useSession } from '../../session/index.ts';

/** The person for whom a form is filled in. */
export type Respondent =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'visitor' }
  /** A user with a family who has not chosen a member yet. */
  | { readonly status: 'unchosen'; readonly members: readonly User[] }
  | {
      readonly status: 'member';
      readonly member: User;
      readonly members: readonly User[];
      /** The uid of the logged-in user. */
      readonly login: number;
    };

export function useRespondent(): Respondent {
  const session = useSession();
  const family = useMembers();
  const selection = useMemberSelection();
  if (family.status !== 'known') return family;
  if (session.status !== 'user') return { status: 'visitor' };
  const { members } = family;
  if (selection.status !== 'selected') return { status: 'unchosen', members };
  return { status: 'member', member: selection.member, members, login: session.user.uid };
}
