import { isCalendarDate } from '../../rules/birthdate.ts';
import { readExact } from '../../rules/exactDecimal.ts';
import { questionKey } from '../questionKey.ts';
import type { ConditionPlace, readCondition } from '../readCondition.ts';
import { isRecord, ownField, type WireRecord, wireCount, wireItems, wireText } from '../wireValue.ts';
import type { Expression } from './expression.ts';
import { wireReferences } from './wireReferences.ts';

/** The place of an expression. */
export interface ExpressionPlace extends ConditionPlace {
  /** The question with this key, as the server sent it, where it is asked beside the expression. */
  readonly wireOf: (key: string) => WireRecord | undefined;
  /** Whether the key of a question is its qid alone. */
  readonly plainKeys: boolean;
  /** Given, because an import would take it out of the main script of a browser. */
  readonly readCondition: typeof readCondition;
}

/** Maximum depth of an expression, and its maximum number of terms: those of a condition. */
const deepest = 8;
const mostTerms = 100;

/**
 * Reads an expression. One that can't be read, is too deep, has too many terms, or refers to a missing question is
 * reported and left out as a whole: half a sum would be wrong.
 *
 * @param name the name of the property, for the report.
 */
export function readExpression(wire: unknown, name: string, place: ExpressionPlace): Expression | undefined {
  return readTree(wire, { name, place, size: { terms: 0 } }, 1);
}

interface Reader {
  readonly name: string;
  readonly place: ExpressionPlace;
  /** The number of terms read so far. */
  readonly size: { terms: number };
}

/** The operations that take a list, and the number of their terms; 0 for any number from one. */
const listed = {
  sum: 0,
  product: 0,
  min: 0,
  max: 0,
  average: 0,
  text: 0,
  difference: 2,
  quotient: 2,
  days: 2,
} as const;

/** The operations in which each row of a group can be a term. */
const ofRows: readonly string[] = ['sum', 'product', 'min', 'max', 'average', 'text'];

function readTree(wire: unknown, reader: Reader, depth: number): Expression | undefined {
  const { name, place, size } = reader;
  size.terms += 1;
  if (depth > deepest || size.terms > mostTerms) {
    const limits = `${deepest} levels deep or has more than ${mostTerms} terms`;
    place.report('expression-size', `${name} is more than ${limits}`);
    return undefined;
  }
  if (typeof wire === 'number') return readNumber(wire, reader);
  if (!isRecord(wire)) return unreadable(reader);
  const [operation = '', ...others] = Object.keys(wire).filter((key) => key !== 'nid' && key !== 'decimals');
  const content = ownField(wire, operation);
  if (operation === 'rows' || others.length > 0) return unreadable(reader);
  if (isListed(operation)) return readList(wire, operation, reader, depth);
  if (operation === 'if') return readChoice(content, reader, depth);
  if (operation === 'floor' || operation === 'ceil') {
    const term = readTree(content, reader, depth + 1);
    return term && { op: operation, of: [term] };
  }
  return ['ref', 'age', 'count'].includes(operation)
    ? readReference(wire, operation as 'ref' | 'age' | 'count', reader)
    : unreadable(reader);
}

function isListed(operation: string): operation is keyof typeof listed {
  return Object.hasOwn(listed, operation);
}

function readList(wire: WireRecord, op: keyof typeof listed, reader: Reader, depth: number) {
  const content = ownField(wire, op);
  const isFitting =
    Array.isArray(content) && content.length > 0 && content.length === (listed[op] || content.length);
  const decimals = wireCount(ownField(wire, 'decimals'));
  const isRounded = op === 'quotient' || op === 'average';
  if (!isFitting || (isRounded && (decimals === undefined || decimals > 10))) return unreadable(reader);
  const read = (item: unknown) => {
    if (ofRows.includes(op) && isRecord(item) && Object.hasOwn(item, 'rows'))
      return readRows(item, reader, depth + 1);
    if (op === 'text' && typeof item === 'string') return readLiteral(item, reader);
    return op === 'days' ? readDay(item, reader, depth + 1) : readTree(item, reader, depth + 1);
  };
  const of = readTerms(content, read);
  if (!of) return undefined;
  return op === 'quotient' || op === 'average' ? { op, of, decimals: decimals ?? 0 } : { op, of };
}

/** The terms; `undefined` where one of them can't be read. */
function readTerms(
  wire: readonly unknown[],
  read: (item: unknown) => Expression | undefined,
): readonly Expression[] | undefined {
  const terms: Expression[] = [];
  for (const item of wire) {
    const term = read(item);
    if (!term) return undefined;
    terms.push(term);
  }
  return terms;
}

function readNumber(wire: number, reader: Reader): Expression | undefined {
  const value = readExact(String(wire));
  return value ? { op: 'number', value } : unreadable(reader);
}

function readLiteral(text: string, { size }: Reader): Expression {
  size.terms += 1;
  return { op: 'literal', text };
}

/** A date: the answer to a question, a day, or today. */
function readDay(wire: unknown, reader: Reader, depth: number): Expression | undefined {
  const { place, name } = reader;
  if (typeof wire !== 'string')
    return isRecord(wire) && Object.hasOwn(wire, 'ref') ? readTree(wire, reader, depth) : unreadable(reader);
  if (wire !== 'today') return isCalendarDate(wire) ? readLiteral(wire, reader) : unreadable(reader);
  if (place.today !== undefined) return readLiteral(place.today, reader);
  place.report('missing-today', `${name} depends on today: give compileForm the option "today"`);
  return undefined;
}

function readChoice(wire: unknown, reader: Reader, depth: number): Expression | undefined {
  if (!Array.isArray(wire) || wire.length !== 3 || !isRecord(wire[0])) return unreadable(reader);
  const when = reader.place.readCondition(wire[0], `the condition in ${reader.name}`, reader.place);
  const read = (item: unknown) =>
    typeof item === 'string' ? readLiteral(item, reader) : readTree(item, reader, depth + 1);
  const [holds, fails] = when ? (readTerms(wire.slice(1), read) ?? []) : [];
  return when && holds && fails && { op: 'if', when, holds, fails };
}

function readReference(
  wire: WireRecord,
  op: 'ref' | 'age' | 'count',
  reader: Reader,
): Expression | undefined {
  const { today, report } = reader.place;
  const key = keyNamed(wire, op, reader);
  if (key === undefined) return undefined;
  if (op !== 'age') return { op, key };
  if (today !== undefined) return { op, key, on: today };
  report('missing-today', `${reader.name} depends on today: give compileForm the option "today"`);
  return undefined;
}

/** A value for each row of a group. References look in the row first, then beside the expression. */
function readRows(wire: WireRecord, reader: Reader, depth: number): Expression | undefined {
  const { place, name } = reader;
  const names = Object.keys(wire).filter((key) => key !== 'nid');
  if (names.length !== 2 || !Object.hasOwn(wire, 'each')) return unreadable(reader);
  const key = keyNamed(wire, 'rows', reader);
  if (key === undefined) return undefined;
  const group = place.wireOf(key);
  const fields = new Map(
    (wireItems(group && ownField(group, 'fields')) ?? []).flatMap(([, field]) => {
      const qid = isRecord(field) ? wireText(ownField(field, 'qid')) : undefined;
      return isRecord(field) && qid ? [[place.plainKeys ? qid : questionKey(qid, 0), field] as const] : [];
    }),
  );
  if (fields.size === 0) {
    place.report(
      'expression-target',
      `${name} computes with the rows of "${key}", which is no group beside it`,
    );
    return undefined;
  }
  const own = new Set(fields.keys());
  const findKey: ExpressionPlace['findKey'] = (qid, nid) => {
    const inRow = place.plainKeys ? qid : questionKey(qid, nid ?? 0);
    return own.has(inRow) ? inRow : place.findKey(qid, nid);
  };
  const inRow = { ...place, findKey, wireOf: (found: string) => fields.get(found) ?? place.wireOf(found) };
  const each = readTree(ownField(wire, 'each'), { ...reader, place: inRow }, depth + 1);
  const needs = wireReferences([...fields.values()]).flatMap((qid) => place.findKey(qid, undefined) ?? []);
  return each && { op: 'rows', key, each, own, needs };
}

function keyNamed(wire: WireRecord, property: string, { name, place }: Reader): string | undefined {
  const qid = wireText(ownField(wire, property));
  if (!qid) return unreadable({ name, place });
  const key = place.findKey(qid, wireCount(ownField(wire, 'nid')));
  if (key === undefined) place.report('expression-target', `${name} refers to "${qid}", which isn't there`);
  return key;
}

function unreadable({ name, place }: Pick<Reader, 'name' | 'place'>): undefined {
  const known = [...Object.keys(listed), 'floor', 'ceil', 'if', 'ref', 'age', 'count'].join(', ');
  place.report(
    'malformed',
    `${name} must be a number, or an object with one of ${known}; quotient and average need decimals (0 to 10), and each row of a group is a term of a list: { rows, each }`,
  );
  return undefined;
}
