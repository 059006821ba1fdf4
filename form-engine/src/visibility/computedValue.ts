import { ageInYears, isCalendarDate } from '../rules/birthdate.ts';
import { daysBetween } from '../rules/calendarDay.ts';
import {
  dividedBy,
  type ExactDecimal,
  isBelow,
  minus,
  plus,
  readExact,
  roundedDown,
  times,
  writeExact,
  zero,
} from '../rules/exactDecimal.ts';
import { type Condition, mapTests } from '../sections/condition.ts';
import type { Expression } from '../sections/expressions/expression.ts';

/** The answers and dates that an expression reads. */
export interface ExpressionScope {
  /** The answer to a question as it is sent; `undefined` where it isn't asked, isn't answered or is no text. */
  readonly textOf: (key: string) => string | undefined;
  /** The number of rows of a group; 0 where it isn't asked. */
  readonly countOf: (key: string) => number;
  /** The rows of a group, each with its own questions; none where it isn't asked. */
  readonly rowsOf: (key: string) => readonly ExpressionScope[];
  readonly holds: (condition: Condition) => boolean;
}

/**
 * Computes an expression, exactly. What is no number counts as 0, and so does an age without a date, a division by 0 and
 * the least of nothing. Pure.
 */
export function computedValue(expression: Expression, scope: ExpressionScope): ExactDecimal {
  switch (expression.op) {
    case 'number':
      return expression.value;
    case 'count':
      return whole(scope.countOf(expression.key));
    case 'age': {
      const age = ageInYears(scope.textOf(expression.key) ?? '', expression.on);
      return age > 0 ? whole(age) : zero;
    }
    case 'if':
      return computedValue(chosen(expression, scope), scope);
    case 'days': {
      const [from = '', to = ''] = expression.of.map((term) => computedText(term, scope));
      return isCalendarDate(from) && isCalendarDate(to) ? whole(daysBetween(from, to)) : zero;
    }
    case 'ref':
    case 'literal':
    case 'text':
      return readExact(computedText(expression, scope)) ?? zero;
    case 'quotient': {
      const [dividend = zero, divisor = zero] = values(expression.of, scope);
      return dividedBy(dividend, divisor, expression.decimals);
    }
    case 'average': {
      const terms = values(expression.of, scope);
      return dividedBy(terms.reduce(plus, zero), whole(terms.length), expression.decimals);
    }
    case 'floor':
    case 'ceil': {
      const [term = zero] = values(expression.of, scope);
      return expression.op === 'floor' ? roundedDown(term) : minus(zero, roundedDown(minus(zero, term)));
    }
    case 'rows':
      return zero;
    default: {
      const [first = zero, ...others] = values(expression.of, scope);
      return others.reduce(combinations[expression.op], first);
    }
  }
}

/** Computes an expression as a text. A number stands in it as it is sent, with a point. */
export function computedText(expression: Expression, scope: ExpressionScope): string {
  switch (expression.op) {
    case 'ref':
      return scope.textOf(expression.key) ?? '';
    case 'literal':
      return expression.text;
    case 'if':
      return computedText(chosen(expression, scope), scope);
    case 'text':
      return expression.of
        .flatMap((term) => inEachRow(term, scope))
        .map(({ term, at }) => computedText(term, at))
        .join('');
    default:
      return writeExact(computedValue(expression, scope)) ?? '';
  }
}

/** Whether an expression gives a text: texts put together, or a choice of which one is a text. */
export function isTextual(expression: Expression): boolean {
  if (expression.op === 'if') return [expression.holds, expression.fails].some(isTextual);
  return expression.op === 'text' || expression.op === 'literal';
}

/** A group or its rows have no value of their own: rows whose answer is no number are left out of the list. */
function values(of: readonly Expression[], scope: ExpressionScope): readonly ExactDecimal[] {
  return of.flatMap((term) => {
    if (term.op !== 'rows') return [computedValue(term, scope)];
    return inEachRow(term, scope).flatMap(({ term: each, at }) =>
      each.op === 'ref' ? (readExact(computedText(each, at)) ?? []) : computedValue(each, at),
    );
  });
}

interface TermAt {
  readonly term: Expression;
  readonly at: ExpressionScope;
}

/** The term itself, or that of each row of a group with the answers in it. */
function inEachRow(term: Expression, scope: ExpressionScope): readonly TermAt[] {
  if (term.op !== 'rows') return [{ term, at: scope }];
  const { key, own, each } = term;
  return scope.rowsOf(key).map((row) => {
    const place = (asked: string) => (own.has(asked) ? row : scope);
    const isMet = (test: Extract<Condition, { readonly key: string }>): Condition =>
      place(test.key).holds(test) ? { all: [] } : { any: [] };
    const at: ExpressionScope = {
      textOf: (asked) => place(asked).textOf(asked),
      countOf: (asked) => place(asked).countOf(asked),
      rowsOf: (asked) => place(asked).rowsOf(asked),
      holds: (condition) => scope.holds(mapTests(condition, isMet)),
    };
    return { term: each, at };
  });
}

function chosen({ when, holds, fails }: Extract<Expression, { readonly op: 'if' }>, scope: ExpressionScope) {
  return scope.holds(when) ? holds : fails;
}

function whole(count: number): ExactDecimal {
  return { units: BigInt(count), places: 0 };
}

type Combination = 'sum' | 'product' | 'difference' | 'min' | 'max';

const combinations: Readonly<Record<Combination, (one: ExactDecimal, other: ExactDecimal) => ExactDecimal>> =
  {
    sum: plus,
    product: times,
    difference: minus,
    min: (one, other) => (isBelow(other, one) ? other : one),
    max: (one, other) => (isBelow(one, other) ? other : one),
  };
