// One file of all that stands around a screen for members: a dozen small ones would each be waited for in turn.
export { knowShell } from '../guards/perform/knowShell.ts';
export { Alerts } from './alerts/Alerts.tsx';
export { MemberCartLink } from './header/MemberCartLink.tsx';
export { MemberTools } from './header/MemberTools.tsx';
export { ClubMenu } from './navigation/ClubMenu.tsx';
export { MemberNavigation } from './navigation/MemberNavigation.tsx';
