export { type RecentClub, recentClubsStore } from './state/recentClubsStore.ts';
