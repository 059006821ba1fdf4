import type { Answer } from '../questions/question-kind/answer.ts';
import { noProblems } from './fieldState.ts';
import { announceEdit, currentAnswers, type FormStore, fieldOf } from './formStore.ts';
import { refreshVisible } from './formView.ts';

/** Takes in what somebody typed or chose. The problems of that field go; whether it is right now is asked on leaving it. */
export function editAnswer(store: FormStore, key: string, answer: Answer | undefined): void {
  const field = fieldOf(store, key);
  if (!field) return;
  const hadProblems = field.getState().problems.length > 0;
  field.setState({ answer, edited: true, problems: noProblems, refusedByServer: false });
  if (hadProblems) forgetRefusal(store, key);
  if (store.conditionKeys.has(key)) refreshVisible(store, currentAnswers(store));
  announceEdit(store);
}

/** Takes a mended field out of the error summary. */
export function forgetRefusal(store: FormStore, key: string): void {
  const { refused } = store.shell.getState();
  if (!refused.some((problem) => problem.key === key)) return;
  store.shell.setState({ refused: refused.filter((problem) => problem.key !== key) });
}
