import type { Condition } from '../condition.ts';
import type { Expression } from './expression.ts';

/** A rule between answers: a condition that must hold, or two values in an order. */
export type Check = {
  /** The message at each marked question, plain text. */
  readonly message: string;
  /** Keys of the questions that it marks, at least one. */
  readonly at: readonly string[];
  /** The condition under which it applies. */
  readonly when: Condition | undefined;
} & (
  | {
      /** The condition that must hold. */
      readonly must: Condition;
    }
  | {
      /** The first value. */
      readonly left: Expression;
      /** The relation that the first value must have to the second. */
      readonly by: CheckComparator;
      /** The second value. */
      readonly right: Expression;
    }
);

/** Greater than, at least, less than, at most, equal, different. For dates and times: after, from, before, until. */
export type CheckComparator = 'gt' | 'gte' | 'lt' | 'lte' | 'equals' | 'differs';
