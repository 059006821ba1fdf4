export { GuardianWaits } from './components/GuardianWaits.tsx';
export { useAskedGuardian } from './state/useAskedGuardian.ts';
