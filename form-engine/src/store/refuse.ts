import type { Problem } from '../questions/question-kind/problem.ts';
import { formCourses, visibleQuestions } from '../visibility/visibleQuestions.ts';
import { noProblems } from './fieldState.ts';
import { agreementKey, currentAnswers, type FormStore, fieldOf } from './formStore.ts';
import { changedView } from './formView.ts';

/**
 * Puts problems on their fields after a refused submit, whoever found them (Specification 4.4): everything hidden is
 * shown, and the first course with an error is chosen where the general questions have none.
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
    ...changedView(store, { showEmpty: true, course: courseToMend(store, problems) }),
    refused: problems,
    refusals: refusals + 1,
  }));
}

/** Takes away what an earlier refusal showed. */
export function clearRefusal(store: FormStore): void {
  for (const { key } of store.shell.getState().refused) {
    fieldOf(store, key)?.setState({ problems: noProblems, refusedByServer: false });
  }
  store.shell.setState({ refused: [] });
}

/** The keys of the questions that can be brought in sight, and of the agreement: what a condition hides is not among them. */
export function reachableKeys(store: FormStore): ReadonlySet<string> {
  const asked = visibleQuestions(store.form, currentAnswers(store)).map(({ key }) => key);
  return new Set([...asked, agreementKey]);
}

/** In the order of the form, the agreement behind the questions and what belongs to no field last; each with its label. */
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

function courseToMend(store: FormStore, problems: readonly Problem[]): number {
  const reachable = reachableKeys(store);
  const wrong = new Set(
    problems.map(({ key }) => (reachable.has(key) ? store.form.questions.get(key)?.nid : undefined)),
  );
  return formCourses(store.form).find((nid) => wrong.has(nid)) ?? store.shell.getState().view.course;
}
