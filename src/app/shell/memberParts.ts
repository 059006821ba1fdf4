import { lazyPart } from '../../platform/lazyPart.ts';

/** Only for who is logged in or is told something: a visitor's first page does without it. */
export const loadMemberShell = () => import('./memberShell.ts');

export const Alerts = lazyPart(async () => (await loadMemberShell()).Alerts);
export const MemberTools = lazyPart(async () => (await loadMemberShell()).MemberTools);
export const MemberCartLink = lazyPart(async () => (await loadMemberShell()).MemberCartLink);
export const ClubMenu = lazyPart(async () => (await loadMemberShell()).ClubMenu);
export const MemberNavigation = lazyPart(async () => (await loadMemberShell()).MemberNavigation);

/** Has them drawn at once, and not a frame behind what stands around them. */
export const preloadMemberParts = () =>
  Promise.all(
    [Alerts, MemberTools, MemberCartLink, ClubMenu, MemberNavigation].map((part) => part.preload()),
  );
