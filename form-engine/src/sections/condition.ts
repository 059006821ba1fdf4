/**
 * When a question is asked, an option is offered or an answer is required: a tree of tests on other answers. At most
 * 8 levels deep, with at most 100 tests.
 */
export type Condition =
  | {
      /** Holds while every one of these holds. */
      readonly all: readonly Condition[];
    }
  | {
      /** Holds while at least one of these holds. */
      readonly any: readonly Condition[];
    }
  | {
      /** Holds while this one doesn't. */
      readonly not: Condition;
    }
  | AnswerTest;

/** A test on one answer. It never holds for a question that isn't asked itself, because that has no answer. */
export interface AnswerTest {
  /** Key of the question whose answer decides. */
  readonly key: string;
  /** The test on that answer. */
  readonly test: Test;
}

/**
 * A test on one answer. Values are compared in wire format: a ticked checkbox is `'1'`. Of a list of choices,
 * one matching choice is enough.
 */
export type Test =
  | {
      /** The answer is one of some values. */
      readonly is: 'oneOf';
      /** The values, in wire format. */
      readonly values: readonly string[];
    }
  | {
      /** There is an answer, or there is none. */
      readonly is: 'filled';
      /** Whether there must be an answer. */
      readonly filled: boolean;
    }
  | {
      /** A text that has this text in it (case matters), or a list with this choice. */
      readonly is: 'containing';
      /** The text, or the choice. */
      readonly text: string;
    }
  | Comparison;

/** Compares a number with a number, a date with a date, or a moment with a moment or a day. It doesn't hold for an answer of another sort. */
export interface Comparison {
  /** The answer is on one side of a bound. */
  readonly is: 'compared';
  /** The side of the bound. */
  readonly by: Comparator;
  /** The bound: a number, a date as `YYYY-MM-DD`, or a moment as `YYYY-MM-DDTHH:MM`. */
  readonly to: number | string;
  /** The age in whole years that the date stands for, where the wire asks for an age. */
  readonly age?: number;
}

/** Greater than, at least, less than, at most. For dates: after, from, before, until. */
export type Comparator = 'gt' | 'gte' | 'lt' | 'lte';

/** The tests of a condition, at any depth. */
export function testsOf(condition: Condition): readonly AnswerTest[] {
  if ('all' in condition) return condition.all.flatMap(testsOf);
  if ('any' in condition) return condition.any.flatMap(testsOf);
  return 'not' in condition ? testsOf(condition.not) : [condition];
}

/** A copy of a condition with each of its tests changed. */
export function mapTests(condition: Condition, change: (test: AnswerTest) => Condition): Condition {
  const inside = (part: Condition) => mapTests(part, change);
  if ('all' in condition) return { all: condition.all.map(inside) };
  if ('any' in condition) return { any: condition.any.map(inside) };
  return 'not' in condition ? { not: inside(condition.not) } : change(condition);
}
