export type { User } from '../../api/session.ts';
export { BlockedAccount } from './components/BlockedAccount.tsx';
export { MemberMenu } from './components/MemberMenu.tsx';
export {
  type MemberSelection,
  useMemberSelection,
  useSelectedMember,
  useSelectMember,
} from './queries/useMemberSelection.ts';
export { useMembers } from './queries/useMembers.ts';
export { useOtherTabs } from './queries/useOtherTabs.ts';
export { type SessionState, useSession } from './queries/useSession.ts';
export { useUserClubs } from './queries/useUserClubs.ts';
