export type { User } from '../../api/session.ts';
export { MemberChoice } from './components/MemberChoice.tsx';
export { familyQuery } from './queries/familyQuery.ts';
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
export { useMembers } from './queries/useMembers.ts';
export { usePaysOnline } from './queries/usePaysOnline.ts';
export { userClubsQuery } from './queries/userClubsQuery.ts';
export { useSession } from './queries/useSession.ts';
export { useSessionOfOtherTabs } from './queries/useSessionOfOtherTabs.ts';
export { useUserClubs } from './queries/useUserClubs.ts';
export { createKeptInviteStore } from './state/createKeptInviteStore.ts';
export { expiredStore } from './state/expiredStore.ts';
export { forgetStored, isLoggedOut, isLoginOver } from './state/loginMark.ts';
export { memberSwitchStore } from './state/memberSwitchStore.ts';
export { isOwnDevice } from './state/ownDevice.ts';
export { selectionStore } from './state/selectionStore.ts';
export { useKeptCode } from './state/useKeptCode.ts';
export { useAfterLogin, useRedirect } from './state/useRedirect.ts';
export { carriedState } from './view/carriedState.ts';
export { type InvitePurpose, invitePurpose } from './view/invitePurpose.ts';
export { isTeacher } from './view/isTeacher.ts';
export { type LoginPurpose, loginPurpose } from './view/loginPurpose.ts';
export { isNewParent, type NewParent } from './view/newParent.ts';
export { type TicketPurpose, ticketPurpose, ticketPurposeOf } from './view/ticketPurpose.ts';
export { type TypedMail, typedMail } from './view/typedMail.ts';
