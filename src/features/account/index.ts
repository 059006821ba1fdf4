export { AccountPage } from './components/AccountPage.tsx';
export { NoInvite } from './components/NoInvite.tsx';
