import type { Answer } from '../../questions/question-kind/answer.ts';
import type { Check } from '../../sections/expressions/check.ts';
import type { Expression } from '../../sections/expressions/expression.ts';
import type { ExpressionChange, ExpressionParts } from '../../sections/expressions/expressionParts.ts';
import type { Option, OptionSource } from '../../sections/question.ts';
import type { ExpressionReading } from '../../sections/readConditions.ts';
import type { ExpressionScope } from '../computedValue.ts';

/** The answers of a form. */
export interface AnswerScope extends ExpressionScope {
  /** Whether the question is asked. */
  readonly isAsked: (key: string) => boolean;
  /** The answer to a question, asked or not. */
  readonly answerOf: (key: string) => Answer | undefined;
}

/**
 * The code for what answers decide about each other beyond conditions. A browser loads it with the first form that
 * needs it, so everything else reaches it through the form (`CompiledForm.relations`).
 * Decision: docs/decisions/0250-what-few-forms-compute-is-loaded-with-them.md
 */
export interface Relations extends ExpressionReading {
  /** A lookup of an expression. */
  readonly parts: (expression: Expression) => ExpressionParts;
  /** Changes the conditions of an expression, and its terms from other answers. */
  readonly map: (expression: Expression, change: ExpressionChange) => Expression;
  /** A lookup of the checks. */
  readonly checkParts: (checks: readonly Check[]) => ExpressionParts;
  /** Changes the conditions of checks, and their terms from other answers. */
  readonly mapChecks: (checks: readonly Check[], change: ExpressionChange) => readonly Check[];
  /** The messages of broken checks at a question. */
  readonly brokenChecks: (
    checks: readonly Check[] | undefined,
    key: string,
    scope: ExpressionScope,
  ) => readonly string[];
  /** The options that another answer gives. `offered` has those of its question, with their labels. */
  readonly optionsOf: (
    source: OptionSource,
    offered: readonly Option[] | undefined,
    scope: AnswerScope,
  ) => readonly Option[];
  /** The value as it is sent; `undefined` for a number of more than fifteen digits. */
  readonly valueOf: (
    expression: Expression,
    scope: ExpressionScope,
    decimals: number | undefined,
  ) => string | undefined;
}
