import type { Problem } from '../questions/question-kind/problem.ts';
import type { ValidationContext } from '../validation/validationContext.ts';
import { isInStep } from '../visibility/formSteps.ts';
import { formCourses } from '../visibility/visibleQuestions.ts';
import { checkForm } from './checks/checkForm.ts';
import type { FormStore } from './formStore.ts';
import { changedView } from './formView.ts';
import { clearRefusal, refuse } from './refuse.ts';

/** Shows a step, or the review. Its first course is selected, unless the selected one is in it too. */
export function showStep(store: FormStore, step: number): void {
  const { view, reachedStep } = store.shell.getState();
  const courses = formCourses(store.form, step);
  const course = courses.includes(view.course) ? view.course : (courses[0] ?? view.course);
  store.shell.setState({
    ...changedView(store, { step, course }),
    reachedStep: Math.max(reachedStep, step),
  });
}

/**
 * Leaves the current step for a later one. Checks its questions first, of every course in it. Nothing is sent and no
 * upload is waited for: the submit does both.
 *
 * @returns the problems that keep the user in the step.
 */
export function leaveStep(store: FormStore, to: number, context: ValidationContext): readonly Problem[] {
  const { step } = store.shell.getState().view;
  const problems = checkForm(store, context, { agreement: false }).filter(({ key }) =>
    isInStep(store.form, key, step),
  );
  if (problems.length > 0) refuse(store, problems, 'browser');
  else {
    clearRefusal(store);
    showStep(store, to);
  }
  return problems;
}
