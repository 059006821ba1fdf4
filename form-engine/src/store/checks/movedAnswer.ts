import type { Problem } from '../../questions/question-kind/problem.ts';
import { type FormStore, fieldOf } from '../formStore.ts';
import { addressOf } from '../rows/address.ts';

/**
 * Tells of an answer that its field moved whether it is still the same, as a problem that holds one submit.
 *
 * @param message why the answer was moved.
 */
export function movedAnswer(store: FormStore, key: string, message: string): () => readonly Problem[] {
  const answer = () => fieldOf(store, key)?.getState().answer;
  const to = answer();
  const label = store.form.questions.get(key)?.label ?? '';
  return () => {
    const [first = '', ...path] = addressOf(store, key).address;
    return answer() === to ? [{ key: first, path, label, rule: 'range', message, severity: 'error' }] : [];
  };
}
