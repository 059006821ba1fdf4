import type { WireDate, WireExpression, WireRows } from '../../sections/wireSection.ts';
import { isRecord, ownField, wireCount, wireText } from '../../sections/wireValue.ts';

/** A value in a computation, as people choose it. */
export type Operand =
  | {
      /** A fixed number, or a fixed text. */
      readonly sort: 'number' | 'literal';
      /** The number or the text as it is typed. */
      readonly value: string;
    }
  | AnswerOperand
  | RowsOperand
  | {
      /** The days from one date to another. */
      readonly sort: 'days';
      /** The first date; `''` where none is chosen yet. */
      readonly from: WireDate;
      /** The second date; `''` where none is chosen yet. */
      readonly to: WireDate;
    };

/** The answer to a question, the number of rows of a group, or the age at a birthdate. */
export interface AnswerOperand {
  readonly sort: 'ref' | 'count' | 'age';
  /** The qid of the question. */
  readonly qid: string;
  /** The course of the question, where the expression names it. */
  readonly nid?: number;
}

/** One value of all rows of a group. */
export interface RowsOperand {
  readonly sort: 'rows';
  /** The way in which the values of the rows become one. */
  readonly of: RowsName;
  /** The qid of the group. */
  readonly qid: string;
  /** The course of the group, where the expression names it. */
  readonly nid?: number;
  /** The qid of the question in each row. */
  readonly column: string;
}

/** The ways to make one value of the rows of a group. */
export const rowsNames = ['sum', 'average', 'min', 'max', 'product', 'text'] as const;
export type RowsName = (typeof rowsNames)[number];

/** The decimals of a division in the middle of a computation. */
export const between = 10;

/** Reads an operand; `undefined` for any other expression. */
export function readOperand(wire: unknown): Operand | undefined {
  if (typeof wire === 'number') return { sort: 'number', value: String(wire) };
  if (typeof wire === 'string') return { sort: 'literal', value: wire };
  if (!isRecord(wire)) return undefined;
  for (const sort of ['ref', 'count', 'age'] as const) {
    const qid = Object.hasOwn(wire, sort) ? wireText(wire[sort]) : undefined;
    if (qid) return { sort, qid, ...nidOf(wire) };
  }
  return readDays(ownField(wire, 'days')) ?? readLiteral(wire) ?? readRows(wire);
}

function nidOf(wire: Readonly<Record<string, unknown>>): { readonly nid?: number } {
  const nid = wireCount(ownField(wire, 'nid'));
  return nid === undefined ? {} : { nid };
}

function readDays(wire: unknown): Operand | undefined {
  if (!Array.isArray(wire) || wire.length !== 2) return undefined;
  const [from, to] = wire.map(readDate);
  return from !== undefined && to !== undefined ? { sort: 'days', from, to } : undefined;
}

function readDate(wire: unknown): WireDate | undefined {
  if (typeof wire === 'string') return wire;
  const ref = isRecord(wire) ? wireText(ownField(wire, 'ref')) : undefined;
  return isRecord(wire) && ref ? { ref, ...nidOf(wire) } : undefined;
}

/** A text alone, as `writeSteps` writes it where a bare one can't stand. */
function readLiteral(wire: Readonly<Record<string, unknown>>): Operand | undefined {
  const text = ownField(wire, 'text');
  const [value, ...others]: readonly unknown[] = Array.isArray(text) ? text : [];
  return typeof value === 'string' && others.length === 0 ? { sort: 'literal', value } : undefined;
}

function readRows(wire: Readonly<Record<string, unknown>>): Operand | undefined {
  const of = rowsNames.find((name) => Object.hasOwn(wire, name));
  const terms = of && ownField(wire, of);
  const [rows, ...others]: readonly unknown[] = Array.isArray(terms) ? terms : [];
  if (of === undefined || !isRecord(rows) || others.length > 0) return undefined;
  // An average that is rounded on the way is changed in the JSON.
  if (of === 'average' && ownField(wire, 'decimals') !== between) return undefined;
  const qid = wireText(ownField(rows, 'rows'));
  const each = ownField(rows, 'each');
  if (!qid || !isRecord(each) || Object.keys(each).length !== 1) return undefined;
  const column = wireText(ownField(each, 'ref'));
  return column ? { sort: 'rows', of, qid, ...nidOf(rows), column } : undefined;
}

/** Writes an operand, a fixed text as a text. `undefined` where it isn't complete. */
export function writeOperand(operand: Operand): WireExpression | string | undefined {
  switch (operand.sort) {
    case 'number': {
      const value = operand.value.trim().replace(',', '.');
      return value === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);
    }
    case 'literal':
      return operand.value === '' ? undefined : operand.value;
    case 'days':
      return operand.from === '' || operand.to === '' ? undefined : { days: [operand.from, operand.to] };
    case 'rows':
      return writeRows(operand);
    default: {
      if (operand.qid === '') return undefined;
      // Cast is safe: `sort` is the name of the property.
      return { [operand.sort]: operand.qid, ...nidIn(operand) } as WireExpression;
    }
  }
}

function writeRows(operand: RowsOperand): WireExpression {
  const rows: WireRows = { rows: operand.qid, ...nidIn(operand), each: { ref: operand.column } };
  // Cast is safe: `of` is the name of a list in which rows can stand.
  return { [operand.of]: [rows], ...(operand.of === 'average' && { decimals: between }) } as WireExpression;
}

function nidIn({ nid }: { readonly nid?: number }): { readonly nid?: number } {
  return nid === undefined ? {} : { nid };
}
