import { rowsOf } from '../questions/group/rowsOf.ts';
import type { Answer, Answers } from '../questions/question-kind/answer.ts';
import { setRows } from './createFormStore.ts';
import { type FieldState, noProblems } from './fieldState.ts';
import { announceEdit, currentAnswers, currentRows, type FormStore, fieldOf, type Row } from './formStore.ts';
import { refreshHideable, refreshVisible } from './formView.ts';

/** State of the fields before and after `takeOver`, by question key. Of a group, its rows too. */
export type TakenOver = ReadonlyMap<string, { readonly before: Taken; readonly put: Taken }>;

interface Taken {
  readonly field: FieldState;
  readonly rows: readonly Row[] | undefined;
}

/**
 * Copies another person's answers to empty fields that nobody edited. Sensitive questions stay empty.
 *
 * @param source names at each field where its answer comes from. Default: nothing is named.
 */
export function takeOver(store: FormStore, answers: Answers, source?: string): TakenOver {
  const taken = new Map<string, { before: Taken; put: Taken }>();
  for (const [key, { sensitive }] of store.form.questions) {
    const answer = sensitive ? undefined : answers[key];
    const before = answer === undefined ? undefined : takenAt(store, key);
    if (answer === undefined || !before || before.field.edited || store.form.kinds.get(key)?.isComputed)
      continue;
    if (isAnswered(store, key)) continue;
    put(store, key, { field: { ...before.field, edited: true, problems: noProblems, source }, answer });
    const after = takenAt(store, key);
    if (after) taken.set(key, { before, put: after });
  }
  if (taken.size > 0) tellOfChange(store);
  return taken;
}

/** Restores the fields as before `takeOver`, except those edited since. */
export function giveBack(store: FormStore, taken: TakenOver): void {
  for (const [key, { before, put: after }] of taken) {
    const now = takenAt(store, key);
    const isSame = now?.field.answer === after.field.answer && now?.rows === after.rows;
    if (!now || !isSame || now.rows?.some(({ store: row }) => row.edits.getState().count > 0)) continue;
    fieldOf(store, key)?.setState(before.field, true);
    if (before.rows) store.groups.get(key)?.list.setState({ rows: before.rows });
  }
  tellOfChange(store);
}

function takenAt(store: FormStore, key: string): Taken | undefined {
  const field = fieldOf(store, key)?.getState();
  const group = store.groups.get(key);
  return field && { field, rows: group && currentRows(group) };
}

/** Whether there is an answer already. Of a group: in any of its rows. */
function isAnswered(store: FormStore, key: string): boolean {
  const group = store.groups.get(key);
  if (group)
    return currentRows(group).some(({ store: row }) =>
      [...row.form.questions.keys()].some((inner) => isAnswered(row, inner)),
    );
  const question = store.form.questions.get(key);
  const answer = fieldOf(store, key)?.getState().answer;
  return question !== undefined && store.form.kinds.get(key)?.isFilled(answer, question) === true;
}

function put(
  store: FormStore,
  key: string,
  { field, answer }: { readonly field: FieldState; readonly answer: Answer },
): void {
  const group = store.groups.get(key);
  const state = { ...field, refusedByServer: false };
  fieldOf(store, key)?.setState(group ? state : { ...state, answer }, true);
  if (group) setRows(group, rowsOf(answer));
}

function tellOfChange(store: FormStore): void {
  const merged = currentAnswers(store);
  refreshVisible(store, merged);
  refreshHideable(store, merged);
  announceEdit(store);
}
