import { ageInYears } from '../rules/birthdate.ts';
import { type ExactDecimal, isBelow, minus, plus, readExact, times, zero } from '../rules/exactDecimal.ts';
import type { Condition } from '../sections/condition.ts';
import type { Expression } from '../sections/expressions/expression.ts';

/** The answers and dates that an expression reads. */
export interface ExpressionScope {
  /** The answer to a question as it is sent; `undefined` where it isn't asked, isn't answered or is no text. */
  readonly textOf: (key: string) => string | undefined;
  /** The number of rows of a group; 0 where it isn't asked. */
  readonly countOf: (key: string) => number;
  readonly holds: (condition: Condition) => boolean;
}

/** Computes an expression, exactly. What is no number counts as 0, and so does an age without a date. Pure. */
export function computedValue(expression: Expression, scope: ExpressionScope): ExactDecimal {
  switch (expression.op) {
    case 'number':
      return expression.value;
    case 'ref':
      return readExact(scope.textOf(expression.key) ?? '') ?? zero;
    case 'count':
      return { units: BigInt(scope.countOf(expression.key)), places: 0 };
    case 'age': {
      const age = ageInYears(scope.textOf(expression.key) ?? '', expression.on);
      return age > 0 ? { units: BigInt(age), places: 0 } : zero;
    }
    case 'if':
      return computedValue(scope.holds(expression.when) ? expression.holds : expression.fails, scope);
    default: {
      const terms = expression.of.map((term) => computedValue(term, scope));
      return terms.reduce(combinations[expression.op]);
    }
  }
}

type Combination = Extract<Expression, { readonly of: unknown }>['op'];

const combinations: Readonly<Record<Combination, (one: ExactDecimal, other: ExactDecimal) => ExactDecimal>> =
  {
    sum: plus,
    product: times,
    difference: minus,
    min: (one, other) => (isBelow(other, one) ? other : one),
    max: (one, other) => (isBelow(one, other) ? other : one),
  };
