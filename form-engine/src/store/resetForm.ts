import type { Answers } from '../questions/question-kind/answer.ts';
import { untouchedField } from './fieldState.ts';
import { announceEdit, currentAnswers, type FormStore, untouchedShell } from './formStore.ts';
import { refreshHideable, refreshVisible } from './formView.ts';

/** Back to the answers that the form was opened with. */
export function resetForm(store: FormStore): void {
  const { form, fields, agreement, shell, initialAnswers } = store;
  for (const [key, field] of fields) field.setState(untouchedField(initialAnswers[key]), true);
  agreement.setState(untouchedField(false), true);
  const { view, submission } = shell.getState();
  shell.setState({ ...untouchedShell(form, initialAnswers, { ...view, showEmpty: true }), submission });
  announceEdit(store);
}

/** Puts answers from elsewhere in the fields that nobody edited yet. @returns whether there was any to put. */
export function restoreAnswers(store: FormStore, answers: Answers): boolean {
  let restored = false;
  for (const [key, field] of store.fields) {
    const answer = answers[key];
    const { edited, answer: current } = field.getState();
    if (edited || answer === undefined || JSON.stringify(answer) === JSON.stringify(current)) continue;
    field.setState({ answer, edited: true });
    restored = true;
  }
  const merged = currentAnswers(store);
  refreshVisible(store, merged);
  refreshHideable(store, merged);
  if (restored) announceEdit(store);
  return restored;
}

/** What the person changed: carried over when a host gives the form anew, so that nothing typed is lost. */
export function editedAnswers(store: FormStore): Answers {
  const answers = currentAnswers(store);
  const edited = [...store.fields].filter(([, field]) => field.getState().edited).map(([key]) => key);
  return Object.fromEntries(
    edited.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])),
  );
}
