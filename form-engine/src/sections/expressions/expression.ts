import type { ExactDecimal } from '../../rules/exactDecimal.ts';
import { type Condition, testsOf } from '../condition.ts';

/** How a number is computed from other answers: a tree at most 8 levels deep, with at most 100 terms. */
export type Expression =
  | {
      /** All of these added up, multiplied, or the lowest or highest of them. A difference has two. */
      readonly op: 'sum' | 'product' | 'difference' | 'min' | 'max';
      /** The terms, at least one. */
      readonly of: readonly Expression[];
    }
  | {
      readonly op: 'if';
      /** The condition that chooses. */
      readonly when: Condition;
      /** The value while it holds. */
      readonly holds: Expression;
      /** The value while it doesn't. */
      readonly fails: Expression;
    }
  | {
      readonly op: 'ref';
      /** Key of the question whose answer is the number. */
      readonly key: string;
    }
  | {
      readonly op: 'count';
      /** Key of the group whose rows are counted. */
      readonly key: string;
    }
  | {
      readonly op: 'age';
      /** Key of the question whose answer is a date. */
      readonly key: string;
      /** The day of the age, `YYYY-MM-DD`. */
      readonly on: string;
    }
  | {
      readonly op: 'number';
      /** A fixed number. */
      readonly value: ExactDecimal;
    };

/** A term that comes from another answer. */
export type AnswerTerm = Extract<Expression, { readonly key: string }>;

/** The terms of an expression that come from other answers. */
export function answerTerms(expression: Expression): readonly AnswerTerm[] {
  if ('key' in expression) return [expression];
  if ('of' in expression) return expression.of.flatMap(answerTerms);
  return expression.op === 'if' ? [expression.holds, expression.fails].flatMap(answerTerms) : [];
}

/** The conditions of an expression. */
export function choicesIn(expression: Expression): readonly Condition[] {
  if ('of' in expression) return expression.of.flatMap(choicesIn);
  if (expression.op !== 'if') return [];
  return [expression.when, ...[expression.holds, expression.fails].flatMap(choicesIn)];
}

/** Keys of all questions that decide the value: references, dates, groups, and questions in conditions. */
export function keysInExpression(expression: Expression): readonly string[] {
  return [...choicesIn(expression).flatMap(testsOf), ...answerTerms(expression)].map(({ key }) => key);
}
