export { ParentsCard } from './components/card/ParentsCard.tsx';
export { keptInviteStore } from './state/keptInviteStore.ts';
