import type { ExactDecimal } from '../../rules/exactDecimal.ts';
import type { Condition } from '../condition.ts';

/** A computation of a number or a text from other answers: a tree at most 8 levels deep, with at most 100 terms. */
export type Expression =
  | {
      /** All of these added up, multiplied, or the lowest or highest of them. A difference has two. */
      readonly op: 'sum' | 'product' | 'difference' | 'min' | 'max';
      /** The terms, at least one. */
      readonly of: readonly Expression[];
    }
  | {
      /** The first divided by the second, or the average of all. Rounded, half a unit away from zero. */
      readonly op: 'quotient' | 'average';
      /** The terms, at least one. A quotient has two. */
      readonly of: readonly Expression[];
      /** The number of decimals, 0 to 10. */
      readonly decimals: number;
    }
  | {
      /** The days from the first date to the second, or texts put together. */
      readonly op: 'days' | 'text';
      /** The terms, at least one. For days two. */
      readonly of: readonly Expression[];
    }
  | {
      /** One term, rounded down or up to a whole number. */
      readonly op: 'floor' | 'ceil';
      /** The term alone. */
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
      /** Key of the question whose answer is the value. */
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
      /** A value for each row of a group: terms of the list in which it stands. */
      readonly op: 'rows';
      /** Key of the group. */
      readonly key: string;
      /** The value of one row. */
      readonly each: Expression;
      /** Keys of the questions of a row. Any other key in `each` means a question outside the group. */
      readonly own: ReadonlySet<string>;
      /** Keys of the questions outside on which the rows themselves depend. */
      readonly needs: readonly string[];
    }
  | {
      readonly op: 'number';
      /** A fixed number. */
      readonly value: ExactDecimal;
    }
  | {
      readonly op: 'literal';
      /** A fixed text or date. */
      readonly text: string;
    };

/** A term that comes from another answer. */
export type AnswerTerm = Extract<Expression, { readonly op: 'ref' | 'count' | 'age' }>;
