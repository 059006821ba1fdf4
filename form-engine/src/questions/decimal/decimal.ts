import { boundFindings, decimalAffixes, decimalAnswer } from '../building-blocks/decimalAnswer.ts';
import { decimalBoundFaults, decimalBounds } from '../building-blocks/decimalBounds.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * A number with decimals: a plain number with a point, such as `12.5`. At most fifteen digits, so that every program
 * reads the same number. Text that is no number is kept as typed, and refused. Bounds, step and unit are in `config`.
 */
export const decimalKind = {
  ...decimalAnswer,
  name: 'decimal',
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'decimal',
  uiSchema: (question) => ({ 'ui:widget': 'text', 'ui:options': decimalAffixes(question) }),
  check: (answer, question, context) => boundFindings(answer, decimalBounds(question), context),
  diagnose: (question) =>
    decimalBoundFaults(question).map((message) => ({ code: 'malformed' as const, message })),
} as const satisfies QuestionKind<string>;
