export { InvitationsBanner, UnansweredCount } from './components/InvitationsBanner.tsx';
export { LeaveWaitingList } from './components/LeaveWaitingList.tsx';
export { WaitingPlaceNote } from './components/waitingParts.ts';
export { coupleInviteStore } from './state/coupleInviteStore.ts';
export { pendingInviteStore } from './state/pendingInviteStore.ts';
