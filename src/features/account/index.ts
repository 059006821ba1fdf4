export { AccountPage } from './components/AccountPage.tsx';
export { NoInvite, OtherAccount } from './components/OtherAccount.tsx';
