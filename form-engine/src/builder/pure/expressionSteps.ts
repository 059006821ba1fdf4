import type { WireExpression } from '../../sections/wireSection.ts';
import { isRecord, ownField, wireCount, wireText } from '../../sections/wireValue.ts';

/** A value in a computation, as people choose it. */
export type Operand =
  | {
      /** A fixed number. */
      readonly sort: 'number';
      /** The number as it is typed. */
      readonly value: string;
    }
  | {
      /** The answer to a question, the number of rows of a group, or the age at a birthdate. */
      readonly sort: 'ref' | 'count' | 'age';
      /** The qid of the question. */
      readonly qid: string;
      /** The course of the question, where the expression names it. */
      readonly nid?: number;
    };

/** One step of a computation: the value so far, and what is done with it. The first step is its value alone. */
export interface Step {
  /** The way in which the operand is joined to the value so far. */
  readonly by: StepName;
  /** The operand. */
  readonly operand: Operand;
}

/** The ways to join two values. */
export type StepName = 'plus' | 'minus' | 'times' | 'divided';

/** The decimals of a division in the middle of a computation. */
const between = 10;

/** Longer computations are refused by the engine: each step is a level. */
const deepest = 8;

/**
 * Reads a computation as steps one after the other; `undefined` where it is something else, such as a choice or a sum over rows:
 * that is changed in the JSON.
 */
export function readSteps(wire: unknown): readonly Step[] | undefined {
  if (wire === undefined || wire === null) return [];
  const operand = readOperand(wire);
  if (operand) return [{ by: 'plus', operand }];
  return isRecord(wire) ? readNested(wire, 0) : undefined;
}

function readNested(wire: Readonly<Record<string, unknown>>, depth: number): readonly Step[] | undefined {
  if (depth > deepest) return undefined;
  for (const [property, by] of properties) {
    const terms = ownField(wire, property);
    if (!Array.isArray(terms)) continue;
    const [first, ...rest]: readonly unknown[] = terms;
    const start = isRecord(first)
      ? readOperand(first)
        ? readSteps(first)
        : readNested(first, depth + 1)
      : readSteps(first);
    const joined = rest.map(readOperand);
    if (!start || start.length === 0 || !joined.every((operand) => operand !== undefined)) return undefined;
    return [...start, ...joined.map((operand) => ({ by, operand }))];
  }
  return undefined;
}

const properties: readonly (readonly [string, StepName])[] = [
  ['sum', 'plus'],
  ['difference', 'minus'],
  ['product', 'times'],
  ['quotient', 'divided'],
];

function readOperand(wire: unknown): Operand | undefined {
  if (typeof wire === 'number') return { sort: 'number', value: String(wire) };
  if (!isRecord(wire)) return undefined;
  const nid = wireCount(ownField(wire, 'nid'));
  for (const sort of ['ref', 'count', 'age'] as const) {
    const qid = Object.hasOwn(wire, sort) ? wireText(wire[sort]) : undefined;
    if (qid) return { sort, qid, ...(nid !== undefined && { nid }) };
  }
  return undefined;
}

/** Writes steps as a computation; `undefined` where there are none. A step without a value is left out. */
export function writeSteps(steps: readonly Step[]): WireExpression | undefined {
  const known = steps.flatMap(({ by, operand }) => {
    const written = writeOperand(operand);
    return written === undefined ? [] : [{ by, written }];
  });
  const [first, ...rest] = known;
  return rest.reduce<WireExpression | undefined>(
    (value, { by, written }) => (value === undefined ? written : joinedBy(by, value, written)),
    first?.written,
  );
}

function joinedBy(by: StepName, value: WireExpression, next: WireExpression): WireExpression {
  switch (by) {
    case 'plus':
      return typeof value === 'object' && 'sum' in value
        ? { sum: [...value.sum, next] }
        : { sum: [value, next] };
    case 'minus':
      return { difference: [value, next] };
    case 'times':
      return typeof value === 'object' && 'product' in value
        ? { product: [...value.product, next] }
        : { product: [value, next] };
    case 'divided':
      return { quotient: [value, next], decimals: between };
  }
}

function writeOperand(operand: Operand): WireExpression | undefined {
  if (operand.sort === 'number') {
    const value = operand.value.trim().replace(',', '.');
    return value === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);
  }
  if (operand.qid === '') return undefined;
  const nid = operand.nid === undefined ? {} : { nid: operand.nid };
  // Cast is safe: `sort` is the name of the property.
  return { [operand.sort]: operand.qid, ...nid } as WireExpression;
}
