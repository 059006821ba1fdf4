import type { Answer } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';

/** What is known of one question while the form is being filled in. */
export interface FieldState {
  /** As it stands in the control: an answer, or text that is not (yet) one. */
  readonly answer: Answer | undefined;
  /** Changed by the person, or by a restored draft, since the form was opened. */
  readonly edited: boolean;
  /** Left at least once. */
  readonly touched: boolean;
  /** Shown at the field. Editing takes them away; leaving the field or submitting looks again. */
  readonly problems: readonly Problem[];
  /** The problems came with a server's answer, so only an edit takes them away. */
  readonly refusedByServer: boolean;
}

/** The same list each time, so that a field without problems stays equal to itself and nothing renders for it. */
export const noProblems: readonly Problem[] = [];

/** A field as it is before anybody touched it. */
export function untouchedField(answer: Answer | undefined): FieldState {
  return { answer, edited: false, touched: false, problems: noProblems, refusedByServer: false };
}
