import type { Problem } from '../questions/question-kind/problem.ts';
import { isInStep, stepOf } from '../visibility/formSteps.ts';
import type { FormView } from '../visibility/formView.ts';
import { formCourses, visibleQuestions } from '../visibility/visibleQuestions.ts';
import { noProblems } from './fieldState.ts';
import { agreementKey, currentAnswers, type FormStore, fieldOf } from './formStore.ts';
import { changedView } from './formView.ts';

/**
 * Shows the problems of a refused submit at their fields, from the browser or the server (Specification 4.4). Also
 * shows questions that were hidden as empty, and selects the first course with an error. The general questions come
 * first.
 */
export function refuse(store: FormStore, found: readonly Problem[], by: 'browser' | 'server'): void {
  const problems = inOrder(store, found);
  const byKey = Map.groupBy(problems, ({ key }) => key);
  for (const [key, field] of [...store.fields, [agreementKey, store.agreement] as const]) {
    const own = byKey.get(key);
    if (own) field.setState({ problems: own, refusedByServer: by === 'server' });
    else if (field.getState().problems.length > 0)
      field.setState({ problems: noProblems, refusedByServer: false });
  }
  store.shell.setState(({ refusals }) => ({
    ...changedView(store, { showEmpty: true, ...placeToMend(store, problems) }),
    refused: problems,
    refusals: refusals + 1,
  }));
}

/** Removes the problems of an earlier refusal. */
export function clearRefusal(store: FormStore): void {
  for (const { key } of store.shell.getState().refused) {
    fieldOf(store, key)?.setState({ problems: noProblems, refusedByServer: false });
  }
  store.shell.setState({ refused: [] });
}

/** Keys of the questions that can be shown, and of the agreement. Questions hidden by a condition are not among them. */
export function reachableKeys(store: FormStore): ReadonlySet<string> {
  const asked = visibleQuestions(store.form, currentAnswers(store)).map(({ key }) => key);
  return new Set([...asked, agreementKey]);
}

/**
 * Sorts problems in the order of the form: questions, the agreement, and then problems without a field. Adds missing
 * labels.
 */
function inOrder({ form }: FormStore, problems: readonly Problem[]): readonly Problem[] {
  const places = new Map([...form.questions.keys(), agreementKey].map((key, place) => [key, place]));
  const placeOf = ({ key }: Problem) => places.get(key) ?? places.size;
  return problems
    .map((problem) => ({
      ...problem,
      label: problem.label || (form.questions.get(problem.key)?.label ?? ''),
    }))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** The first step with a problem, and in it the first course with one. */
function placeToMend(store: FormStore, problems: readonly Problem[]): Pick<FormView, 'course' | 'step'> {
  const { form } = store;
  const { view } = store.shell.getState();
  const reachable = reachableKeys(store);
  const wrong = problems
    .filter(({ key }) => reachable.has(key))
    .flatMap(({ key }) => form.questions.get(key) ?? []);
  const steps = wrong.flatMap(({ key }) => stepOf(form, key) ?? []);
  const step = view.step === undefined || steps.length === 0 ? view.step : Math.min(...steps);
  const nids = new Set(wrong.filter(({ key }) => isInStep(form, key, step)).map(({ nid }) => nid));
  return { step, course: formCourses(form, step).find((nid) => nids.has(nid)) ?? view.course };
}
