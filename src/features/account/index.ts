export { AccountPage } from './components/AccountPage.tsx';
export { InvitedVisitor } from './components/InvitedVisitor.tsx';
export { NoInvite, OtherAccount } from './components/OtherAccount.tsx';
