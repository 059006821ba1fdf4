export { type CoupleInvite, coupleInviteStore } from './state/coupleInviteStore.ts';
export { pendingInviteStore } from './state/pendingInviteStore.ts';
