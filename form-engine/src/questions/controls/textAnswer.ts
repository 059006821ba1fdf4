import type { Answer } from '../question-kind/answer.ts';

/** The answer where it is text, else `''`. */
export function textAnswer(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : '';
}
