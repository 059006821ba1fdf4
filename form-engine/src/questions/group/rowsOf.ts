import { isRecord } from '../../sections/wireValue.ts';
import type { Answer, Rows } from '../question-kind/answer.ts';

/** Whether the answer is that of a group. An empty list is one too. */
function isRows(answer: Answer | undefined): answer is Rows {
  return Array.isArray(answer) && answer.every(isRecord);
}

/** The rows of a group; none for any other answer. */
export function rowsOf(answer: Answer | undefined): Rows {
  return isRows(answer) ? answer : [];
}
