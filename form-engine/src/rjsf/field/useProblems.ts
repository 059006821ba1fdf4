import { useSyncExternalStore } from 'react';
import type { FieldProblem } from '../../questions/controls/questionView.tsx';
import type { AnswerSource } from './useField.ts';

/** The current problems of a field. */
export function useProblems(source: AnswerSource): readonly FieldProblem[] {
  const read = () => source.getState().problems;
  return useSyncExternalStore(source.subscribe, read, read);
}
