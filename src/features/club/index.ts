export { ConditionsText } from './components/ConditionsText.tsx';
export { clubQuery } from './queries/clubQuery.ts';
export { clubLogo } from './view/clubLogo.ts';
