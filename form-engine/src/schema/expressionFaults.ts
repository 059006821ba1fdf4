import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import { refsOf } from '../sections/expressions/expression.ts';
import type { Question } from '../sections/question.ts';

/** Reports references of an expression to questions whose answers are never a number, and so always count as 0. */
export function expressionFaults(
  { expression }: Question,
  kinds: ReadonlyMap<string, QuestionKind>,
): readonly Omit<Diagnostic, 'path'>[] {
  const targets = expression ? [...new Set(refsOf(expression))] : [];
  return targets
    .filter((key) => !hasNumbers(kinds.get(key)))
    .map((key) => ({
      code: 'expression-target',
      message: `config.expression refers to "${key}", whose answer is never a number and counts as 0`,
    }));
}

/** Whether an answer of the kind can be a number as it is sent: text (of a number or an option), or a tick. */
function hasNumbers(kind: QuestionKind | undefined): boolean {
  const { type, format } = kind?.answerSchema ?? {};
  return (type === 'string' || type === 'boolean') && format === undefined;
}
