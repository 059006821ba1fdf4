import { rowsOf } from '../questions/group/rowsOf.ts';
import type { Answers } from '../questions/question-kind/answer.ts';
import { formCourses } from '../visibility/visibleQuestions.ts';
import { openRow, ownAnswer, setRows } from './createFormStore.ts';
import { untouchedField } from './fieldState.ts';
import {
  announceEdit,
  currentAnswers,
  currentRows,
  type FormStore,
  firstView,
  type RowGroup,
  untouchedShell,
} from './formStore.ts';
import { changeView, refreshHideable, refreshVisible } from './formView.ts';
import { fieldAt } from './refuse.ts';

/** Resets the form to its initial answers. */
export function resetForm(store: FormStore): void {
  const { form, fields, groups, agreement, shell, initialAnswers } = store;
  for (const [key, field] of fields) {
    const group = groups.get(key);
    field.setState(untouchedField(ownAnswer(initialAnswers[key])), true);
    if (group) setRows(group, rowsOf(initialAnswers[key]));
  }
  agreement.setState(untouchedField(false), true);
  const { view, submission } = shell.getState();
  const opened = view.step === undefined ? { ...view, showEmpty: true } : firstView(form, initialAnswers);
  shell.setState({ ...untouchedShell(form, initialAnswers, opened), submission });
  announceEdit(store);
}

/**
 * Restores answers, of a draft for instance, in fields that nobody edited yet.
 *
 * @param emptied keys whose answer was cleared in the draft.
 * @returns whether anything changed.
 */
export function restoreAnswers(
  store: FormStore,
  answers: Answers,
  emptied: ReadonlySet<string> = new Set(),
): boolean {
  const before = currentAnswers(store);
  let restored = false;
  for (const [key, field] of store.fields) {
    const answer = answers[key];
    const { edited } = field.getState();
    if (edited || store.form.kinds.get(key)?.isComputed || (answer === undefined && !emptied.has(key)))
      continue;
    if (JSON.stringify(answer) === JSON.stringify(before[key])) continue;
    const group = store.groups.get(key);
    if (group) setRows(group, rowsOf(answer));
    field.setState(group ? { edited: true } : { answer, edited: true });
    restored = true;
  }
  const merged = currentAnswers(store);
  refreshVisible(store, merged);
  refreshHideable(store, merged);
  if (restored) announceEdit(store);
  return restored;
}

/**
 * Copies the state of an earlier store of the same person's form, when the host replaces the form: edits, the
 * agreement, refused problems and the view.
 */
export function copyFormState(from: FormStore, to: FormStore): void {
  for (const [key, field] of to.fields) {
    const before = from.fields.get(key)?.getState();
    if (before?.edited || before?.refusedByServer) field.setState(before, true);
    else if (before) field.setState({ problems: before.problems, touched: before.touched });
  }
  for (const [key, group] of to.groups) {
    const before = from.groups.get(key);
    if (before) copyRows(before, group, { isEdited: from.fields.get(key)?.getState().edited === true });
  }
  to.agreement.setState(from.agreement.getState(), true);
  const { view, refused, refusals, submission, draftRestored, draftSaved, reachedStep } =
    from.shell.getState();
  const last = to.form.steps.length;
  to.shell.setState({
    // A problem goes along with its question. One of no question, such as that the camp is full, stays.
    refused: refused.filter((problem) => fieldAt(to, problem) || !fieldAt(from, problem)),
    refusals,
    submission,
    draftRestored,
    draftSaved,
    reachedStep: Math.min(reachedStep, last),
  });
  const opened = to.shell.getState().view;
  const step = opened.step === undefined ? undefined : Math.min(view.step ?? opened.step, last);
  const course = formCourses(to.form, step).includes(view.course) ? view.course : opened.course;
  changeView(to, { course, showEmpty: view.showEmpty, step });
}

/** Copies the rows of a group, with their ids: the user's own, or else only the problems in the rows of the new form. */
function copyRows(from: RowGroup, to: RowGroup, { isEdited }: { readonly isEdited: boolean }): void {
  const before = currentRows(from);
  if (isEdited) {
    const rows = before.map((row) => ({ ...openRow(to, currentAnswers(row.store)), id: row.id }));
    to.list.setState({ rows });
    to.nextId = Math.max(to.nextId, from.nextId);
  }
  for (const [index, row] of currentRows(to).entries()) {
    const same = before[index];
    if (same) copyFormState(same.store, row.store);
  }
}
