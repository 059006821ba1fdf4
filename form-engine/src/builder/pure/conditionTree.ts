import type { WireCondition, WireTest } from '../../sections/wireSection.ts';
import { isRecord, ownField, wireText } from '../../sections/wireValue.ts';

/** A condition as people build it: tests, and groups of which all, one or none must hold. */
export type ConditionNode = ConditionGroup | ConditionTest;

/** Several conditions together. */
export interface ConditionGroup {
  /** The number of them that must hold. */
  readonly holds: 'all' | 'any' | 'none';
  /** The conditions. */
  readonly of: readonly ConditionNode[];
}

/** One test on the answer to a question. */
export interface ConditionTest {
  /** The question, as the wire names it; `''` where none is chosen yet. */
  readonly qid: string;
  /** The course of the question, where the condition names it. */
  readonly nid?: number;
  /** The test on the answer. */
  readonly operator: Operator;
  /** The value that the answer is compared with; `''` for none. */
  readonly value: string;
}

/** The sorts of tests. Those with `not` are the wire's test inside `not`. */
export type Operator =
  | 'filled'
  | 'empty'
  | 'equals'
  | 'not-equals'
  | 'contains'
  | 'not-contains'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'age_gte'
  | 'age_lt';

/** The operators that compare with nothing. */
export const withoutValue: readonly Operator[] = ['filled', 'empty'];

/**
 * Reads a condition of the wire, always as a group. `undefined` where it has something that people can't build here, such as a
 * list of values in a test or a combination that is unreadable: it is shown as JSON.
 */
export function readConditionTree(wire: unknown): ConditionGroup | undefined {
  if (wire === undefined || wire === null) return { holds: 'all', of: [] };
  const node = readNode(wire, 0);
  return node && ('of' in node ? node : { holds: 'all', of: [node] });
}

/** Deeper trees are refused by the engine. */
const deepest = 8;

function readNode(wire: unknown, depth: number): ConditionNode | undefined {
  if (!isRecord(wire) || depth > deepest) return undefined;
  if (Object.hasOwn(wire, 'not')) return negated(readNode(ownField(wire, 'not'), depth + 1));
  for (const holds of ['all', 'any'] as const) {
    const parts = ownField(wire, holds);
    if (!Array.isArray(parts)) continue;
    const of = parts.map((part) => readNode(part, depth + 1));
    return of.every((part) => part !== undefined) ? { holds, of } : undefined;
  }
  return readTest(wire);
}

function negated(node: ConditionNode | undefined): ConditionNode | undefined {
  if (!node) return undefined;
  if ('of' in node) return node.holds === 'any' ? { ...node, holds: 'none' } : { holds: 'none', of: [node] };
  const operator = opposites[node.operator];
  return operator ? { ...node, operator } : { holds: 'none', of: [node] };
}

const opposites: Readonly<Partial<Record<Operator, Operator>>> = {
  equals: 'not-equals',
  contains: 'not-contains',
  'not-equals': 'equals',
  'not-contains': 'contains',
};

const comparing = ['equals', 'contains', 'gt', 'gte', 'lt', 'lte', 'age_gte', 'age_lt'] as const;

function readTest(wire: Readonly<Record<string, unknown>>): ConditionTest | undefined {
  const qid = wireText(ownField(wire, 'qid'));
  if (!qid) return undefined;
  const nid = ownField(wire, 'nid');
  const asked = { qid, ...(typeof nid === 'number' && { nid }) };
  const filled = ownField(wire, 'filled');
  if (typeof filled === 'boolean') return { ...asked, operator: filled ? 'filled' : 'empty', value: '' };
  const one = onlyOf(ownField(wire, 'in'));
  if (one !== undefined) return { ...asked, operator: 'equals', value: one };
  const operator = comparing.find((name) => Object.hasOwn(wire, name));
  const value = operator && wireText(ownField(wire, operator));
  return operator && value !== undefined ? { ...asked, operator, value } : undefined;
}

/** The value of a list of one. */
function onlyOf(list: unknown): string | undefined {
  return Array.isArray(list) && list.length === 1 ? wireText(list[0]) : undefined;
}

/** Writes a condition for the wire: `undefined` where nothing is asked. A test without a question or a value is left out. */
export function writeConditionTree(node: ConditionNode): WireCondition | undefined {
  if (!('of' in node)) return writeTest(node);
  const parts = node.of.map(writeConditionTree).filter((part) => part !== undefined);
  const [first] = parts;
  if (!first) return undefined;
  if (node.holds === 'none') return { not: parts.length > 1 ? { any: parts } : first };
  if (parts.length === 1) return first;
  return node.holds === 'all' ? { all: parts } : { any: parts };
}

function writeTest({ qid, nid, operator, value }: ConditionTest): WireCondition | undefined {
  if (qid === '') return undefined;
  const asked = { qid, ...(nid !== undefined && { nid }) };
  if (operator === 'filled' || operator === 'empty') return { ...asked, filled: operator === 'filled' };
  if (value === '') return undefined;
  if (operator === 'not-equals') return { not: { ...asked, equals: value } };
  if (operator === 'not-contains') return { not: { ...asked, contains: value } };
  if (operator === 'equals' || operator === 'contains') return { ...asked, [operator]: value } as WireTest;
  const bound = /^-?\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : value;
  return { ...asked, [operator]: bound } as WireTest;
}
