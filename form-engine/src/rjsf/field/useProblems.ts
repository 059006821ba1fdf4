import { useSyncExternalStore } from 'react';
import type { FieldProblem } from '../../questions/controls/questionView.tsx';
import type { AnswerSource } from './useStoredField.ts';

/** The current problems of a field. */
export function useProblems(source: AnswerSource): readonly FieldProblem[] {
  const read = () => source.getState().problems;
  return useSyncExternalStore(source.subscribe, read, read);
}

/** The problems that somebody is correcting now. */
export function useSolved(source: AnswerSource): readonly FieldProblem[] {
  const read = () => source.getState().solved;
  return useSyncExternalStore(source.subscribe, read, read);
}
