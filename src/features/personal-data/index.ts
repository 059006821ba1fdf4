export { PasswordDialog } from './components/PasswordDialog.tsx';
export { PersonalDataCard } from './components/PersonalDataCard.tsx';
export { forgetMember } from './state/forgetMember.ts';
export { passwordFault } from './view/passwordFault.ts';
