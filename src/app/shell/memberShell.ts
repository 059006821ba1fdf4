// One file with all parts around a member's screen: a dozen small files would be requested one after the other.
export { UnansweredCount } from '#src/features/invitations/index.ts';
export { loadShellData } from '../guards/perform/loadShellData.ts';
export { Alerts } from './alerts/Alerts.tsx';
export { MemberCartLink } from './header/MemberCartLink.tsx';
export { MemberTools } from './header/MemberTools.tsx';
export { ClubMenu } from './navigation/ClubMenu.tsx';
export { MemberNavigation } from './navigation/MemberNavigation.tsx';
