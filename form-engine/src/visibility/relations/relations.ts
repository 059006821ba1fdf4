import type { Condition } from '../../sections/condition.ts';
import type { AnswerTerm, Expression } from '../../sections/expressions/expression.ts';
import type { ExpressionParts } from '../../sections/expressions/expressionParts.ts';
import type { ExpressionReading } from '../../sections/readConditions.ts';
import type { ExpressionScope } from '../computedValue.ts';

/**
 * The code for what answers decide about each other beyond conditions. A browser loads it with the first form that
 * needs it, so everything else reaches it through the form (`CompiledForm.relations`).
 * Decision: docs/decisions/0250-what-few-forms-compute-is-loaded-with-them.md
 */
export interface Relations extends ExpressionReading {
  /** What an expression looks up. */
  readonly parts: (expression: Expression) => ExpressionParts;
  /** Changes the conditions of an expression, and its terms from other answers. */
  readonly map: (
    expression: Expression,
    change: {
      readonly condition: (condition: Condition) => Condition;
      readonly term: (term: AnswerTerm) => Expression;
    },
  ) => Expression;
  /** The value as it is sent; `undefined` for a number of more than fifteen digits. */
  readonly valueOf: (
    expression: Expression,
    scope: ExpressionScope,
    decimals: number | undefined,
  ) => string | undefined;
}
