import type { Answers } from '../questions/question-kind/answer.ts';
import { changedQuestions } from '../visibility/askedQuestion.ts';
import { conditionsOf } from '../visibility/conditions.ts';
import { stepsToGo } from '../visibility/formSteps.ts';
import type { FormView } from '../visibility/formView.ts';
import { rowForm } from '../visibility/rowForm.ts';
import { canHideEmpty, visibleQuestions } from '../visibility/visibleQuestions.ts';
import { currentAnswers, currentRows, type FormStore, type ShellState } from './formStore.ts';

/** Changes the view: another course's questions, or with or without empty optional ones (Specification 4.4). */
export function changeView(store: FormStore, change: Partial<FormView>): void {
  store.shell.setState(changedView(store, change));
}

/** The state changes of `changeView`, for callers that change more of the shell at once. */
export function changedView(
  store: FormStore,
  change: Partial<FormView>,
): Pick<ShellState, 'view' | 'visible' | 'canHideEmpty' | 'steps'> {
  const { view: before, visible, steps } = store.shell.getState();
  const view = { ...before, ...change };
  const answers = currentAnswers(store);
  const keys = visibleQuestions(store.form, answers, view).map(({ key }) => key);
  return {
    view,
    visible: sameKeys(visible, keys) ? visible : new Set(keys),
    canHideEmpty: canHideEmpty(store.form, answers, view),
    steps: sameSteps(steps, stepsToGo(store.form, answers)),
  };
}

/**
 * Updates what depends on conditions after an answer changed: visible questions, offered options, required answers. A visible field stays while its condition holds, also when it
 * was just cleared: it must not disappear while somebody types.
 */
export function refreshVisible(store: FormStore, answers: Answers): void {
  refreshRows(store, answers);
  const { view, visible: before, changed: changedBefore, steps: stepsBefore } = store.shell.getState();
  const shown = new Set(visibleQuestions(store.form, answers, view).map(({ key }) => key));
  const possible = visibleQuestions(store.form, answers, { ...view, showEmpty: true });
  const visible = possible.map(({ key }) => key).filter((key) => shown.has(key) || before.has(key));
  const changed = changedQuestions(store.form, answers, changedBefore);
  const steps = sameSteps(stepsBefore, stepsToGo(store.form, answers));
  if (sameKeys(before, visible) && changed === changedBefore && steps === stepsBefore) return;
  store.shell.setState({
    visible: sameKeys(before, visible) ? before : new Set(visible),
    changed,
    steps,
    canHideEmpty: canHideEmpty(store.form, answers, view),
  });
}

/** Updates the rows of groups with conditions on questions outside. */
function refreshRows({ form, groups }: FormStore, answers: Answers): void {
  if (groups.size === 0) return;
  const conditions = conditionsOf(form, answers);
  for (const [key, group] of groups) {
    const now = rowForm(form, key, conditions);
    if (!now || now === group.form) continue;
    group.form = now;
    for (const { store } of currentRows(group)) {
      store.compute();
      refreshVisible(store, currentAnswers(store));
    }
  }
}

/** Updates whether there are empty questions to hide. */
export function refreshHideable(store: FormStore, answers: Answers): void {
  const before = store.shell.getState().canHideEmpty;
  const after = canHideEmpty(store.form, answers, store.shell.getState().view);
  if (after !== before) store.shell.setState({ canHideEmpty: after });
}

function sameKeys(before: ReadonlySet<string>, after: readonly string[]): boolean {
  return after.length === before.size && after.every((key) => before.has(key));
}

/** The list from before where the steps are the same, so that nothing renders. */
function sameSteps(before: readonly number[], after: readonly number[]): readonly number[] {
  return before.length === after.length && after.every((step, index) => step === before[index])
    ? before
    : after;
}
