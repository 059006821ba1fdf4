import { xlsDialect } from '../expressions/dialects.ts';
import { parseExpression, type Term } from '../expressions/parse.ts';
import type { Operator } from '../expressions/tokens.ts';
import { wholePattern } from '../reading/patterns.ts';

/** The limits that a constraint sets. */
export interface Limits {
  readonly min?: string;
  readonly max?: string;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly pattern?: string;
  /** Minimum and maximum number of choices. */
  readonly least?: number;
  readonly most?: number;
  /** Whether the constraint says nothing more. */
  readonly isWhole: boolean;
}

/**
 * Reads a constraint such as `. >= 3 and . <= 12`, about the question itself.
 *
 * @param isCounted whether the answer is a whole number: more than 0 is then 1 at least.
 */
export function limitsIn(constraint: string, isCounted: boolean): Limits {
  if (constraint === '') return { isWhole: true };
  const term = parseExpression(constraint, xlsDialect);
  const parts = term?.is === 'operation' && term.operator === 'and' ? term.of : term ? [term] : [];
  const read = parts.map((part) => limitOf(part, isCounted));
  const isWhole = read.length > 0 && read.every((one) => one !== undefined);
  return Object.assign({}, ...read, { isWhole });
}

function limitOf(term: Term, isCounted: boolean): Omit<Limits, 'isWhole'> | undefined {
  if (term.is === 'call' && term.name === 'regex') {
    const [self, pattern] = term.args;
    const written =
      isSelf(self) && pattern?.is === 'value' ? wholePattern(String(pattern.value), true) : undefined;
    return written === undefined ? undefined : { pattern: written };
  }
  if (term.is !== 'operation') return undefined;
  const [left, right] = term.of;
  if (!left || !right) return undefined;
  const value = boundOf(right);
  if (value === undefined) return undefined;
  if (isSelf(left)) return answerLimit(term.operator, value, isCounted);
  if (left.is !== 'call' || !isSelf(left.args[0])) return undefined;
  const count = Number(value);
  if (!Number.isInteger(count)) return undefined;
  const range = countLimit(term.operator, count);
  if (left.name === 'string-length') return range && named(range, 'min_length', 'max_length');
  return left.name === 'count-selected' && range ? named(range, 'least', 'most') : undefined;
}

function isSelf(term: Term | undefined): boolean {
  return term?.is === 'name' && term.name === '.';
}

/** A number, a day, or today, as text. */
function boundOf(term: Term): string | undefined {
  if (term.is === 'call' && term.name === 'today') return 'today';
  if (term.is === 'call' && term.name === 'date' && term.args[0]?.is === 'value')
    return String(term.args[0].value);
  return term.is === 'value' && typeof term.value !== 'boolean' ? String(term.value) : undefined;
}

function answerLimit(
  operator: Operator,
  value: string,
  isCounted: boolean,
): Omit<Limits, 'isWhole'> | undefined {
  const number = Number(value);
  if (operator === 'gte') return { min: value };
  if (operator === 'lte') return { max: value };
  if (!isCounted || !Number.isInteger(number)) return undefined;
  if (operator === 'gt') return { min: String(number + 1) };
  return operator === 'lt' ? { max: String(number - 1) } : undefined;
}

interface Range {
  readonly low?: number;
  readonly high?: number;
}

function countLimit(operator: Operator, count: number): Range | undefined {
  switch (operator) {
    case 'eq':
      return { low: count, high: count };
    case 'gte':
      return { low: count };
    case 'gt':
      return { low: count + 1 };
    case 'lte':
      return { high: count };
    case 'lt':
      return { high: count - 1 };
    default:
      return undefined;
  }
}

function named({ low, high }: Range, lowName: 'min_length' | 'least', highName: 'max_length' | 'most') {
  return { ...(low !== undefined && { [lowName]: low }), ...(high !== undefined && { [highName]: high }) };
}
