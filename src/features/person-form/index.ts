export { PersonForm } from './components/PersonForm.tsx';
export { forgetDraft } from './state/forgetDraft.ts';
export { SaveCancelled } from './state/usePersonForm.ts';
export { personQuestions } from './view/personQuestions.ts';
export type { PersonValues } from './view/personValues.ts';
