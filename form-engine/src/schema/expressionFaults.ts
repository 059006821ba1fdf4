import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import { answerTerms } from '../sections/expressions/expression.ts';
import type { Question } from '../sections/question.ts';

/**
 * Reports terms of an expression that always count as 0: questions whose answers are never a number, and counts of what is
 * no group. In a row, questions outside aren't looked at.
 */
export function expressionFaults(
  { expression }: Question,
  kinds: ReadonlyMap<string, QuestionKind>,
): readonly Omit<Diagnostic, 'path'>[] {
  const faults = new Map<string, string>();
  for (const { op, key } of expression ? answerTerms(expression) : []) {
    const kind = kinds.get(key);
    if (kind && op === 'ref' && !hasNumbers(kind))
      faults.set(key, `refers to "${key}", whose answer is never a number and counts as 0`);
    if (kind && op === 'count' && !kind.hasRows) faults.set(key, `counts "${key}", which is no group: 0`);
  }
  return [...faults.values()].map((message) => ({
    code: 'expression-target',
    message: `config.expression ${message}`,
  }));
}

/** Whether an answer of the kind can be a number as it is sent: text (of a number or an option), or a tick. */
function hasNumbers({ answerSchema: { type, format } }: QuestionKind): boolean {
  return (type === 'string' || type === 'boolean') && format === undefined;
}
