import type { Answers } from '../../questions/question-kind/answer.ts';
import { formValidator } from '../../validation/lateValidator.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';
import { stepOf } from '../../visibility/formSteps.ts';
import { currentAnswers, type FormStore, firstView } from '../formStore.ts';
import { showStep } from '../steps.ts';

/** The key of the step in a draft. No question has this key, because theirs are `${qid}_${nid}`. */
const stepKey = '@step';

/** Adds the step that is shown to the answers of a draft. A form of one page has none. */
export function withStep(store: FormStore, answers: Answers): Answers {
  const { step } = store.shell.getState().view;
  return step === undefined ? answers : { ...answers, [stepKey]: String(step) };
}

/**
 * Shows the step of a draft, once its answers are restored. A step that isn't asked any more, or that comes after a
 * step with a problem, gives way to the last one before it. A confidential answer isn't in the draft, so that the form
 * may open earlier. Does nothing where the user already left the first step.
 *
 * @returns whether another step is shown.
 */
export function restoreStep(
  store: FormStore,
  draft: Readonly<Record<string, unknown>>,
  context: ValidationContext,
): boolean {
  const { form } = store;
  const { view, reachedStep, steps } = store.shell.getState();
  if (view.step === undefined || reachedStep !== firstView(form, store.initialAnswers).step) return false;
  const last = Math.min(stepIn(draft), firstProblem(store, context));
  const step = steps.filter((index) => index <= last).at(-1) ?? steps[0];
  if (step === undefined || step === view.step) return false;
  showStep(store, step);
  return true;
}

/** The index in a draft. A storage can return any value; the first step is the safe one. */
function stepIn(draft: Readonly<Record<string, unknown>>): number {
  const stored = draft[stepKey];
  return typeof stored === 'string' && /^\d{1,4}$/.test(stored) ? Number(stored) : 0;
}

/** The index of the first step with a problem, that of the review where there is none. */
function firstProblem(store: FormStore, context: ValidationContext): number {
  const { form } = store;
  const wrong = formValidator
    .get()
    .validateAnswers(form, currentAnswers(store), context)
    .filter(({ severity }) => severity === 'error')
    .map(({ key }) => stepOf(form, key) ?? 0);
  return Math.min(form.steps.length, ...wrong);
}
