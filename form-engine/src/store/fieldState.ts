import type { Answer } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';

/** State of one question while the form is being filled in. */
export interface FieldState {
  /** The value in the control: an answer, or text that is not (yet) an answer. */
  readonly answer: Answer | undefined;
  /** Whether the user or a restored draft changed the answer since the form was opened. */
  readonly edited: boolean;
  /** Whether the field lost the focus at least once. */
  readonly touched: boolean;
  /** Problems shown at the field. An edit removes them; leaving the field or a submit checks again. */
  readonly problems: readonly Problem[];
  /** Problems that an edit removed since the field got the focus. Their room stays until the field is left. */
  readonly solved: readonly Problem[];
  /** Names where an answer that was taken over comes from. An edit removes it. */
  readonly source?: string | undefined;
  /** Whether the problems came from the server. Then only an edit removes them. */
  readonly refusedByServer: boolean;
}

/** One shared empty list: a field without problems stays equal, so nothing renders. */
export const noProblems: readonly Problem[] = [];

/** The state of a field before the user touches it. */
export function untouchedField(answer: Answer | undefined): FieldState {
  return {
    answer,
    edited: false,
    touched: false,
    problems: noProblems,
    solved: noProblems,
    refusedByServer: false,
  };
}
