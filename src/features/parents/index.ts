export { ParentsCard } from './components/card/ParentsCard.tsx';
export { InviteHint } from './components/InviteHint.tsx';
export { keptInviteStore } from './state/keptInviteStore.ts';
