import type { Answers } from '../questions/question-kind/answer.ts';
import type { FormView } from '../visibility/formView.ts';
import { canHideEmpty, visibleQuestions } from '../visibility/visibleQuestions.ts';
import { currentAnswers, type FormStore, type ShellState } from './formStore.ts';

/** Shows another course's questions, or shows or hides the empty optional ones (Specification 4.4). */
export function changeView(store: FormStore, change: Partial<FormView>): void {
  store.shell.setState(changedView(store, change));
}

/** What `changeView` changes, for who changes more of the shell at once. */
export function changedView(
  store: FormStore,
  change: Partial<FormView>,
): Pick<ShellState, 'view' | 'visible' | 'canHideEmpty'> {
  const { view: before, visible } = store.shell.getState();
  const view = { ...before, ...change };
  const answers = currentAnswers(store);
  const keys = visibleQuestions(store.form, answers, view).map(({ key }) => key);
  return {
    view,
    visible: sameKeys(visible, keys) ? visible : new Set(keys),
    canHideEmpty: canHideEmpty(store.form, answers),
  };
}

/**
 * Looks again which conditions hold. A field that stands on the screen stays there while its condition does, also when it
 * was just emptied: it must not vanish under the fingers of who empties it.
 */
export function refreshVisible(store: FormStore, answers: Answers): void {
  const { view, visible: before } = store.shell.getState();
  const shown = new Set(visibleQuestions(store.form, answers, view).map(({ key }) => key));
  const possible = visibleQuestions(store.form, answers, { ...view, showEmpty: true });
  const visible = possible.map(({ key }) => key).filter((key) => shown.has(key) || before.has(key));
  if (sameKeys(before, visible)) return;
  store.shell.setState({ visible: new Set(visible), canHideEmpty: canHideEmpty(store.form, answers) });
}

/** Looks again whether the toggle for empty fields has anything to hide. */
export function refreshHideable(store: FormStore, answers: Answers): void {
  const before = store.shell.getState().canHideEmpty;
  const after = canHideEmpty(store.form, answers);
  if (after !== before) store.shell.setState({ canHideEmpty: after });
}

function sameKeys(before: ReadonlySet<string>, after: readonly string[]): boolean {
  return after.length === before.size && after.every((key) => before.has(key));
}
