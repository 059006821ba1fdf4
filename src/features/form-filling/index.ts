export { ConditionsDialog } from './components/ConditionsDialog.tsx';
export { type FillingActions, FillingForm } from './components/FillingForm.tsx';
export { FormLoading } from './components/FormLoading.tsx';
export { FormChanged, NotSent } from './components/FormNotices.tsx';
export { type Sibling, TakeOver } from './components/TakeOver.tsx';
export { browserAttempts } from './state/attempts.ts';
export { browserPorts } from './state/browserPorts.ts';
export { draftsPort } from './state/drafts/draftsPort.ts';
export {
  createFormGroup,
  type FormGroup,
  nextPerson,
  type Payloads,
  type PersonState,
  type SendOutcome,
} from './state/formGroup.ts';
export { portsFor } from './state/portsFor.ts';
export { answersToTake } from './view/answersToTake.ts';
export { browserClock } from './view/browserClock.ts';
export { changedQuestions } from './view/changedQuestions.ts';
export { formProblems, type SaveOutcome, saveOutcome } from './view/saveOutcome.ts';
export { compileSections, type FormToFill, useFormToFill } from './view/useFormToFill.ts';
