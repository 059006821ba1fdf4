export { PasswordDialog } from './components/PasswordDialog.tsx';
export { PersonalDataCard } from './components/PersonalDataCard.tsx';
export { passwordFault } from './view/passwordFault.ts';
