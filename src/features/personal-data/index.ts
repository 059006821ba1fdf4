export { PersonalDataCard } from './components/PersonalDataCard.tsx';
