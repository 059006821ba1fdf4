import type { Answers } from '../questions/question-kind/answer.ts';
import { type FieldState, noProblems } from './fieldState.ts';
import { announceEdit, currentAnswers, type FormStore, fieldOf } from './formStore.ts';
import { refreshHideable, refreshVisible } from './formView.ts';

/** State of the fields before and after `takeOver`, by question key. */
export type TakenOver = ReadonlyMap<string, { readonly before: FieldState; readonly put: FieldState }>;

/** Copies another person's answers to empty fields that nobody edited. */
export function takeOver(store: FormStore, answers: Answers): TakenOver {
  const taken = new Map<string, { before: FieldState; put: FieldState }>();
  for (const [key, question] of store.form.questions) {
    const field = fieldOf(store, key);
    const answer = answers[key];
    if (!field || answer === undefined) continue;
    const before = field.getState();
    const kind = store.form.kinds.get(key);
    if (before.edited || kind?.isComputed || kind?.isFilled(before.answer, question)) continue;
    const put = { ...before, answer, edited: true, problems: noProblems, refusedByServer: false };
    field.setState(put, true);
    taken.set(key, { before, put });
  }
  if (taken.size > 0) tellOfChange(store);
  return taken;
}

/** Restores the fields as before `takeOver`, except those edited since. */
export function giveBack(store: FormStore, taken: TakenOver): void {
  for (const [key, { before, put }] of taken) {
    const field = fieldOf(store, key);
    if (field && field.getState().answer === put.answer) field.setState(before, true);
  }
  tellOfChange(store);
}

function tellOfChange(store: FormStore): void {
  const merged = currentAnswers(store);
  refreshVisible(store, merged);
  refreshHideable(store, merged);
  announceEdit(store);
}
