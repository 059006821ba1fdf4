import type { Answer } from '../question-kind/answer.ts';

/** The answer if it is text, otherwise `''`. */
export function textAnswer(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : '';
}
