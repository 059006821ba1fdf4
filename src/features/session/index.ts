export type { User } from '../../api/session.ts';
export { MemberChoice } from './components/MemberChoice.tsx';
export { useHasTask } from './components/useHasTask.ts';
export { openSession, openSessionOfMinor } from './queries/openSession.ts';
export { refreshFamily } from './queries/refreshFamily.ts';
export { recheckSession, sessionQuery } from './queries/sessionQuery.ts';
export { useLogin } from './queries/useLogin.ts';
export { useLogOutEverywhere } from './queries/useLogOutEverywhere.ts';
export { useLogout } from './queries/useLogout.ts';
export { useMemberName } from './queries/useMemberName.ts';
export {
  useMemberSelection,
  useSelectedMember,
  useSelectMember,
  useSwitchMember,
} from './queries/useMemberSelection.ts';
export { familyQuery, useMembers } from './queries/useMembers.ts';
export { paysOnline, usePaysOnline } from './queries/usePaysOnline.ts';
export { useSession } from './queries/useSession.ts';
export { useSessionOfOtherTabs } from './queries/useSessionOfOtherTabs.ts';
export { userClubsQuery, useUserClubs } from './queries/useUserClubs.ts';
export { createKeptInviteStore } from './state/createKeptInviteStore.ts';
export { forgetStored, isLoggedOut, isLoginOver } from './state/loginMark.ts';
export { memberSwitchStore } from './state/memberSwitchStore.ts';
export { isOwnDevice } from './state/ownDevice.ts';
export { selectionStore } from './state/selectionStore.ts';
export { expiredStore } from './state/sessionStores.ts';
export { useKeptCode } from './state/useKeptCode.ts';
export { useAfterLogin, useRedirect } from './state/useRedirect.ts';
export {
  carriedState,
  type InvitePurpose,
  invitePurpose,
  type LoginPurpose,
  loginPurpose,
  type TypedMail,
  typedMail,
} from './view/carriedState.ts';
export { isTeacher } from './view/isTeacher.ts';
export { isNewParent, type NewParent } from './view/newParent.ts';
export { type TicketPurpose, ticketPurpose, ticketPurposeOf } from './view/ticketPurpose.ts';
