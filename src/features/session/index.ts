export type { User } from '../../api/session.ts';
export {
  type MemberSelection,
  useMemberSelection,
  useSelectedMember,
  useSelectMember,
} from './queries/useMemberSelection.ts';
export { useMembers } from './queries/useMembers.ts';
export { type SessionState, useSession } from './queries/useSession.ts';
export { useSessionOfOtherTabs } from './queries/useSessionOfOtherTabs.ts';
export { useUserClubs } from './queries/useUserClubs.ts';
