import { lazyPart } from '../../platform/loading/lazyPart.ts';

/** Loaded only for logged-in users, or when there is an alert: a visitor's first page does without these parts. */
export const loadMemberShell = () => import('./memberShell.ts');

export const Alerts = lazyPart(async () => (await loadMemberShell()).Alerts);
export const MemberTools = lazyPart(async () => (await loadMemberShell()).MemberTools);
export const MemberCartLink = lazyPart(async () => (await loadMemberShell()).MemberCartLink);
export const ClubMenu = lazyPart(async () => (await loadMemberShell()).ClubMenu);
export const UnansweredCount = lazyPart(async () => (await loadMemberShell()).UnansweredCount);
export const MemberNavigation = lazyPart(async () => (await loadMemberShell()).MemberNavigation);

/** Preloads the parts, so that they are drawn together with the screen and not a frame later. */
export const preloadMemberParts = () =>
  Promise.all(
    [Alerts, MemberTools, MemberCartLink, ClubMenu, MemberNavigation, UnansweredCount].map((part) =>
      part.preload(),
    ),
  );
