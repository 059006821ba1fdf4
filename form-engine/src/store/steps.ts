import type { Problem } from '../questions/question-kind/problem.ts';
import type { ValidationContext } from '../validation/validationContext.ts';
import { isInStep } from '../visibility/formSteps.ts';
import { formCourses, visibleQuestions } from '../visibility/visibleQuestions.ts';
import { checkForm } from './checks/checkForm.ts';
import { currentAnswers, type FormStore } from './formStore.ts';
import { changedView, changeView } from './formView.ts';
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

/**
 * The nid after the selected one in the course switch. A course with nothing to show is skipped. `undefined` after the last one.
 */
export function nextCourse(store: FormStore): number | undefined {
  const { view } = store.shell.getState();
  const nids = formCourses(store.form, view.step);
  const later = nids.slice(nids.indexOf(view.course) + 1);
  if (later.length === 0) return undefined;
  const answers = currentAnswers(store);
  return later.find((course) => visibleQuestions(store.form, answers, { ...view, course }).length > 0);
}

/**
 * Leaves the selected course for a later one. Checks its questions first. Nothing is sent and no upload is waited for: the
 * submit does both. Problems of other courses that the server found stay at their fields.
 *
 * @returns the problems that keep the user here.
 */
export function leaveCourse(store: FormStore, to: number, context: ValidationContext): readonly Problem[] {
  const { view, refused } = store.shell.getState();
  const isHere = ({ key }: Problem) =>
    store.form.questions.get(key)?.nid === view.course && isInStep(store.form, key, view.step);
  const problems = checkForm(store, context, { agreement: false }).filter(isHere);
  if (problems.length > 0) {
    refuse(store, problems, 'browser');
    return problems;
  }
  if (refused.every(isHere)) clearRefusal(store);
  changeView(store, { course: to });
  return problems;
}

/** Selects the first course, for a form that is opened again. One with problems stays where they are. */
export function startAtFirstCourse(store: FormStore): void {
  const { view, refused } = store.shell.getState();
  const [first] = formCourses(store.form, view.step);
  if (first !== undefined && refused.length === 0) changeView(store, { course: first });
}
