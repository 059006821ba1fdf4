import type { WireCondition } from '../../sections/wireSection.ts';
import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import type { Term } from '../expressions/parse.ts';
import { conditionOf } from '../expressions/toCondition.ts';
import type { Operator } from '../expressions/tokens.ts';

/** Operators of JSON Logic that a condition has too. */
const operators: Readonly<Record<string, Operator>> = {
  and: 'and',
  or: 'or',
  '!': 'not',
  '==': 'eq',
  '===': 'eq',
  '!=': 'ne',
  '!==': 'ne',
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
};

/** Maximum number of operations inside each other. */
const deepest = 20;

/** Reads a condition of JSON Logic: `{ "==": [{ "var": "data.level" }, "a"] }`. `undefined` for one that no condition says. */
export function logicCondition(logic: WireRecord): WireCondition | undefined {
  return conditionOf(termOf(logic, 0));
}

function termOf(logic: unknown, depth: number): Term | undefined {
  if (depth > deepest) return undefined;
  if (typeof logic === 'string' || typeof logic === 'number' || typeof logic === 'boolean')
    return { is: 'value', value: logic };
  if (Array.isArray(logic)) {
    const items = termsOf(logic, depth);
    return items && { is: 'list', items };
  }
  const [entry, ...others] = isRecord(logic) ? Object.entries(logic) : [];
  if (!entry || others.length > 0) return undefined;
  const [name, value] = entry;
  if (name === 'var') return variable(value);
  const args = termsOf(Array.isArray(value) ? value : [value], depth);
  if (!args) return undefined;
  if (name === 'in') return membership(args);
  if (name === '!!' && args[0]?.is === 'name') return args[0];
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  return operator && { is: 'operation', operator, of: args };
}

function termsOf(list: readonly unknown[], depth: number): readonly Term[] | undefined {
  const terms = list.map((one) => termOf(one, depth + 1)).filter((one) => one !== undefined);
  return terms.length === list.length ? terms : undefined;
}

/** `data.name` and `row.name` are the question `name`. */
function variable(value: unknown): Term | undefined {
  const path = Array.isArray(value) ? value[0] : value;
  return typeof path === 'string' && path !== ''
    ? { is: 'name', name: path.replace(/^(data|row|form)\./, '') }
    : undefined;
}

/** `in` is an answer in a list of values, or a text in an answer. */
function membership([one, other]: readonly Term[]): Term | undefined {
  if (one?.is === 'name' && other?.is === 'list')
    return { is: 'operation', operator: 'anyof', of: [one, other] };
  if (one?.is === 'value' && other?.is === 'name')
    return { is: 'operation', operator: 'contains', of: [other, one] };
  return undefined;
}
