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

/** Keys of the questions whose answers are numbers of the expression. */
export function refsOf(expression: Expression): readonly string[] {
  switch (expression.op) {
    case 'number':
    case 'age':
      return [];
    case 'ref':
      return [expression.key];
    case 'if':
      return [...refsOf(expression.holds), ...refsOf(expression.fails)];
    default:
      return expression.of.flatMap(refsOf);
  }
}

/** Keys of all questions that decide the value: references, dates, and questions in conditions. */
export function keysInExpression(expression: Expression): readonly string[] {
  switch (expression.op) {
    case 'number':
      return [];
    case 'ref':
    case 'age':
      return [expression.key];
    case 'if':
      return [
        ...testsOf(expression.when).map(({ key }) => key),
        ...keysInExpression(expression.holds),
        ...keysInExpression(expression.fails),
      ];
    default:
      return expression.of.flatMap(keysInExpression);
  }
}
