export { AccountPage } from './components/AccountPage.tsx';
export { NoInvite } from './components/invitation/NoInvite.tsx';
export { OtherAccount } from './components/invitation/OtherAccount.tsx';
