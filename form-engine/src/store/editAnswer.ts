import { rowsOf } from '../questions/group/rowsOf.ts';
import type { Answer } from '../questions/question-kind/answer.ts';
import { isRecord } from '../sections/wireValue.ts';
import { ownAnswer, setRows } from './createFormStore.ts';
import { noProblems } from './fieldState.ts';
import { announceEdit, currentAnswers, type FormStore, fieldOf } from './formStore.ts';
import { refreshVisible } from './formView.ts';
import { forgetRefusal } from './rows/forgetRefusal.ts';

/**
 * Applies an edit. The field's problems disappear, except those of parts that didn't change. The new answer is checked
 * when the field loses the focus.
 */
export function editAnswer(store: FormStore, key: string, answer: Answer | undefined): void {
  const field = fieldOf(store, key);
  if (!field) return;
  const { answer: before, problems: had, solved, refusedByServer } = field.getState();
  const left = had.filter(({ path: [part] }) => part !== undefined && isSamePart(part, before, answer));
  const problems = left.length === 0 ? noProblems : left;
  field.setState({
    ...{ answer, edited: true, source: undefined, problems },
    solved: had.length > left.length ? had : solved,
    refusedByServer: refusedByServer && left.length > 0,
  });
  if (had.length > left.length) forgetRefusal(store, key, left);
  if (store.conditionKeys.has(key)) refreshVisible(store, currentAnswers(store));
  announceEdit(store);
}

/**
 * Applies an answer of the host as if the user had typed it. Does nothing for a key that is no question of the form, or whose
 * answer is computed.
 */
export function setAnswer(store: FormStore, key: string, answer: Answer | undefined): void {
  const kind = store.form.kinds.get(key);
  if (!kind || kind.isComputed) return;
  const group = store.groups.get(key);
  if (group) {
    setRows(group, rowsOf(answer));
    forgetRefusal(store, key);
  }
  editAnswer(store, key, group ? ownAnswer(answer) : answer);
}

function isSamePart(part: string, before: Answer | undefined, after: Answer | undefined): boolean {
  return isRecord(after) && (isRecord(before) ? before[part] : '') === after[part];
}
