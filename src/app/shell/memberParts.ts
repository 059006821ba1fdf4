import { lazyPart } from '../../platform/lazyPart.ts';

/** Some are told things: a visitor who is told nothing loads none of it. */
export const Alerts = lazyPart(async () => (await import('./alerts/Alerts.tsx')).Alerts);

/** Only for whom is logged in: a visitor's first page does without them. */
export const MemberTools = lazyPart(async () => (await import('./header/MemberTools.tsx')).MemberTools);
export const ClubMenu = lazyPart(async () => (await import('./navigation/ClubMenu.tsx')).ClubMenu);
export const MemberNavigation = lazyPart(
  async () => (await import('./navigation/MemberNavigation.tsx')).MemberNavigation,
);
