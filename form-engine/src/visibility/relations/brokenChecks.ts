import { isBelow, readExact, writeExact } from '../../rules/exactDecimal.ts';
import { isPlainNumber } from '../../rules/plainNumber.ts';
import type { Check, CheckComparator } from '../../sections/expressions/check.ts';
import type { Expression } from '../../sections/expressions/expression.ts';
import { expressionParts, groupsIn } from '../../sections/expressions/expressionParts.ts';
import type { ExpressionScope } from '../computedValue.ts';
import { computedText, computedValue, isTextual } from '../computedValue.ts';

/**
 * The messages of the checks that mark a question and that the answers break. Two values are compared only once all answers
 * in them are there, and only where both are a number, a date or a time.
 */
export function brokenChecks(
  checks: readonly Check[] = [],
  key: string,
  scope: ExpressionScope,
): readonly string[] {
  return checks
    .filter(({ at, when }) => at.includes(key) && (!when || scope.holds(when)))
    .filter((check) => ('must' in check ? !scope.holds(check.must) : isBroken(check, scope)))
    .map(({ message }) => message);
}

type Compared = Extract<Check, { readonly by: CheckComparator }>;

function isBroken({ left, by, right }: Compared, scope: ExpressionScope): boolean {
  if (![left, right].every((value) => isAnswered(value, scope))) return false;
  const [one, other] = [comparable(left, scope), comparable(right, scope)];
  const order = orderOf(one, other);
  if (order !== undefined) return !holds[by](order);
  return by === 'equals' ? one !== other : by === 'differs' && one === other;
}

function isAnswered(value: Expression, scope: ExpressionScope): boolean {
  return (
    expressionParts(value).terms.every(({ op, key }) => op === 'count' || (scope.textOf(key) ?? '') !== '') &&
    groupsIn(value).every(({ key }) => scope.countOf(key) > 0)
  );
}

function comparable(value: Expression, scope: ExpressionScope): string {
  const isText = value.op === 'ref' || isTextual(value);
  return isText ? computedText(value, scope) : (writeExact(computedValue(value, scope)) ?? '');
}

/** Dates and times of one notation sort as texts. */
const sorted = [/^\d{4}-\d{2}-\d{2}$/, /^\d{2}:\d{2}$/, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/];

/** Below 0 where the first comes first, 0 where both are equal; `undefined` where they can't be compared. */
function orderOf(one: string, other: string): number | undefined {
  if (isPlainNumber(one) && isPlainNumber(other)) {
    const [a, b] = [readExact(one), readExact(other)];
    if (a && b) return isBelow(a, b) ? -1 : Number(isBelow(b, a));
  }
  if (!sorted.some((notation) => notation.test(one) && notation.test(other))) return undefined;
  return one < other ? -1 : Number(one > other);
}

const holds: Readonly<Record<CheckComparator, (order: number) => boolean>> = {
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  equals: (order) => order === 0,
  differs: (order) => order !== 0,
};
