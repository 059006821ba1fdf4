import type { Problem } from '../questions/question-kind/problem.ts';
import { noProblems } from './fieldState.ts';
import { agreementKey, type FormStore, fieldOf } from './formStore.ts';
import { changeView } from './formView.ts';

/**
 * Puts problems on their fields after a refused submit, whoever found them (Specification 4.4): everything hidden is
 * shown, and the first course with an error is chosen where the general questions have none.
 */
export function refuse(store: FormStore, problems: readonly Problem[], by: 'browser' | 'server'): void {
  const byKey = Map.groupBy(problems, ({ key }) => key);
  for (const [key, field] of [...store.fields, [agreementKey, store.agreement] as const]) {
    const found = byKey.get(key);
    if (found) field.setState({ problems: found, refusedByServer: by === 'server' });
    else if (field.getState().problems.length > 0)
      field.setState({ problems: noProblems, refusedByServer: false });
  }
  changeView(store, { showEmpty: true, course: courseToMend(store, problems) });
  store.shell.setState(({ refusals }) => ({ refused: problems, refusals: refusals + 1 }));
}

/** Takes away what an earlier refusal showed. */
export function clearRefusal(store: FormStore): void {
  for (const { key } of store.shell.getState().refused) {
    fieldOf(store, key)?.setState({ problems: noProblems, refusedByServer: false });
  }
  store.shell.setState({ refused: [] });
}

/** The first of the refused problems that can be brought in sight, in the order of the summary. */
export function firstProblem(store: FormStore): Problem | undefined {
  const { refused, visible } = store.shell.getState();
  return (
    refused.find(({ key }) => visible.has(key)) ??
    refused.find(({ key }) => fieldOf(store, key) !== undefined) ??
    refused[0]
  );
}

function courseToMend(store: FormStore, problems: readonly Problem[]): number {
  const nids = problems.flatMap(({ key }) => store.form.questions.get(key)?.nid ?? []);
  return nids.includes(0) ? 0 : (nids[0] ?? store.shell.getState().view.course);
}
