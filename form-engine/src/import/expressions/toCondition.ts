import type { WireBound, WireCondition } from '../../sections/wireSection.ts';
import type { Term } from './parse.ts';
import type { Operator } from './tokens.ts';

/** The condition that a tree stands for, with the names of the source; `undefined` for one that no condition says. */
export function conditionOf(term: Term | undefined): WireCondition | undefined {
  switch (term?.is) {
    case 'name':
      return { qid: term.name, filled: true };
    case 'call':
      return callCondition(term.name, term.args);
    case 'operation':
      return operationCondition(term.operator, term.of);
    default:
      return undefined;
  }
}

function operationCondition(operator: Operator, of: readonly Term[]): WireCondition | undefined {
  const [left, right] = of;
  switch (operator) {
    case 'and':
    case 'or': {
      const all = of.map(conditionOf);
      const read = all.filter((one) => one !== undefined);
      if (read.length < all.length) return undefined;
      return operator === 'and' ? { all: read } : { any: read };
    }
    case 'not':
      return negated(conditionOf(left));
    case 'empty':
    case 'filled':
      return left?.is === 'name' ? { qid: left.name, filled: operator === 'filled' } : undefined;
    default:
      return left && right && comparison(operator, left, right);
  }
}

function comparison(operator: Operator, left: Term, right: Term): WireCondition | undefined {
  if (isConstant(left) && !isConstant(right)) {
    const turned = mirrored[operator];
    return turned && comparison(turned, right, left);
  }
  if (left.is === 'call') return callComparison(operator, left, right);
  if (left.is !== 'name') return undefined;
  const qid = left.name;
  if (right.is === 'list') return listComparison(operator, qid, right.items);
  const value = constantOf(right);
  switch (operator) {
    case 'eq':
      return value === undefined ? undefined : equality(qid, value);
    case 'ne':
      return value === undefined ? undefined : negated(equality(qid, value));
    case 'contains':
    case 'lacks': {
      if (value === undefined || typeof value === 'boolean') return undefined;
      const test = { qid, contains: value };
      return operator === 'contains' ? test : { not: test };
    }
    case 'anyof':
    case 'allof':
      return value === undefined ? undefined : equality(qid, value);
    case 'noneof':
      return value === undefined ? undefined : negated(equality(qid, value));
    case 'gt':
      return bounded(right, (gt) => ({ qid, gt }));
    case 'gte':
      return bounded(right, (gte) => ({ qid, gte }));
    case 'lt':
      return bounded(right, (lt) => ({ qid, lt }));
    case 'lte':
      return bounded(right, (lte) => ({ qid, lte }));
    default:
      return undefined;
  }
}

const mirrored: Readonly<Partial<Record<Operator, Operator>>> = {
  eq: 'eq',
  ne: 'ne',
  gt: 'lt',
  gte: 'lte',
  lt: 'gt',
  lte: 'gte',
};

function isConstant(term: Term): boolean {
  return term.is === 'value' || term.is === 'list' || isToday(term);
}

function constantOf(term: Term): string | number | boolean | undefined {
  return term.is === 'value' ? term.value : undefined;
}

/** An unticked box has no answer of its own: it is one that isn't ticked. */
function equality(qid: string, value: string | number | boolean): WireCondition {
  if (value === '') return { qid, filled: false };
  return value === false ? { not: { qid, equals: true } } : { qid, equals: value };
}

function negated(condition: WireCondition | undefined): WireCondition | undefined {
  if (!condition) return undefined;
  if ('not' in condition) return condition.not;
  if ('filled' in condition) return { ...condition, filled: !condition.filled };
  return { not: condition };
}

function listComparison(operator: Operator, qid: string, items: readonly Term[]): WireCondition | undefined {
  const values = items
    .map(constantOf)
    .filter((value) => typeof value === 'string' || typeof value === 'number');
  if (values.length < items.length || values.length === 0) return undefined;
  const some = { qid, in: values };
  switch (operator) {
    case 'anyof':
      return some;
    case 'noneof':
      return { not: some };
    case 'allof':
    case 'contains':
      return { all: values.map((value) => ({ qid, equals: value })) };
    case 'eq':
      // Several values would have to be the same list: no condition says so.
      return values.length === 1 ? some : undefined;
    default:
      return undefined;
  }
}

/** Reads a number, a date or today as a bound. */
function bounded(term: Term, test: (bound: WireBound) => WireCondition): WireCondition | undefined {
  if (isToday(term)) return test('today');
  const value = constantOf(term);
  if (typeof value === 'number') return test(value);
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return test(value);
  return /^-?\d+(\.\d+)?$/.test(value) ? test(Number(value)) : undefined;
}

function isToday(term: Term): boolean {
  if (term.is !== 'call') return false;
  // `date('2026-08-01')` and `today('')` have an argument; today has none.
  return ['today', 'currentdate', 'now'].includes(term.name) && term.args.length === 0;
}

function callCondition(name: string, args: readonly Term[]): WireCondition | undefined {
  const [first, second] = args;
  const qid = first?.is === 'name' ? first.name : undefined;
  if (name === 'not' && args.length === 1) return negated(conditionOf(first));
  if (name === 'selected' && qid !== undefined) {
    const value = second && constantOf(second);
    return value === undefined ? undefined : { qid, equals: value };
  }
  if (name === 'contains' && qid !== undefined) {
    const value = second && constantOf(second);
    return typeof value === 'string' && value !== '' ? { qid, contains: value } : undefined;
  }
  // `boolean(${x})` and `!!` ask whether there is an answer.
  return name === 'boolean' && qid !== undefined ? { qid, filled: true } : undefined;
}

/** Compares what a function gives: an age in years, a number of choices or of characters. */
function callComparison(
  operator: Operator,
  { name, args }: Term & { readonly is: 'call' },
  right: Term,
): WireCondition | undefined {
  const [first] = args;
  const value = constantOf(right);
  if (first?.is !== 'name' || args.length !== 1) return undefined;
  const qid = first.name;
  if (name === 'age' && typeof value === 'number') return ageCondition(operator, qid, value);
  const counts = ['count-selected', 'string-length', 'length', 'count'];
  // Any other number of choices or characters, no condition counts.
  if (!counts.includes(name)) return undefined;
  const isSome =
    (operator === 'gt' && value === 0) ||
    (operator === 'gte' && value === 1) ||
    (operator === 'ne' && value === 0);
  const isNone = (operator === 'eq' && value === 0) || (operator === 'lt' && value === 1);
  return isSome || isNone ? { qid, filled: isSome } : undefined;
}

function ageCondition(operator: Operator, qid: string, years: number): WireCondition | undefined {
  const whole = Math.trunc(years);
  if (whole !== years || years < 0) return undefined;
  switch (operator) {
    case 'gte':
      return { qid, age_gte: years };
    case 'gt':
      return { qid, age_gte: years + 1 };
    case 'lt':
      return { qid, age_lt: years };
    case 'lte':
      return { qid, age_lt: years + 1 };
    case 'eq':
      return {
        all: [
          { qid, age_gte: years },
          { qid, age_lt: years + 1 },
        ],
      };
    default:
      return undefined;
  }
}
