import { readExact } from '../../rules/exactDecimal.ts';
import { type ConditionPlace, deepestCondition, mostTerms, readCondition } from '../readCondition.ts';
import { isRecord, ownField, type WireRecord, wireCount, wireText } from '../wireValue.ts';
import type { Expression } from './expression.ts';

/**
 * Reads `config.expression` of a computed question. An expression that can't be read, is too deep, has too many terms,
 * or refers to a missing question is reported and left out as a whole: half a sum would be wrong.
 */
export function readExpression(wire: unknown, place: ConditionPlace): Expression | undefined {
  return readTree(wire, { place, terms: 0 }, 1);
}

interface Reader {
  readonly place: ConditionPlace;
  /** The number of terms read so far. */
  terms: number;
}

function readTree(wire: unknown, reader: Reader, depth: number): Expression | undefined {
  reader.terms += 1;
  if (depth > deepestCondition || reader.terms > mostTerms) {
    const limits = `${deepestCondition} levels deep or has more than ${mostTerms} terms`;
    reader.place.report('expression-size', `config.expression is more than ${limits}`);
    return undefined;
  }
  if (typeof wire === 'number') return readNumber(wire, reader);
  if (!isRecord(wire)) return unreadable(reader);
  const [name = '', ...others] = Object.keys(wire).filter((key) => key !== 'nid');
  if (others.length > 0) return unreadable(reader);
  const content = ownField(wire, name);
  switch (name) {
    case 'sum':
    case 'product':
    case 'min':
    case 'max':
    case 'difference': {
      const isFitting =
        Array.isArray(content) && content.length > 0 && (name !== 'difference' || content.length === 2);
      const of = isFitting ? readTerms(content, reader, depth) : unreadable(reader);
      return of && { op: name, of };
    }
    case 'if':
      return readChoice(content, reader, depth);
    case 'ref':
    case 'age':
    case 'count':
      return readReference(wire, name, reader);
    default:
      return unreadable(reader);
  }
}

function readNumber(wire: number, reader: Reader): Expression | undefined {
  const value = readExact(String(wire));
  return value ? { op: 'number', value } : unreadable(reader);
}

/** The terms; `undefined` where one of them can't be read. */
function readTerms(
  wire: readonly unknown[],
  reader: Reader,
  depth: number,
): readonly Expression[] | undefined {
  const terms: Expression[] = [];
  for (const item of wire) {
    const term = readTree(item, reader, depth + 1);
    if (!term) return undefined;
    terms.push(term);
  }
  return terms;
}

function readChoice(wire: unknown, reader: Reader, depth: number): Expression | undefined {
  if (!Array.isArray(wire) || wire.length !== 3 || !isRecord(wire[0])) return unreadable(reader);
  const when = readCondition(wire[0], 'the condition in config.expression', reader.place);
  const [holds, fails] = when ? (readTerms(wire.slice(1), reader, depth) ?? []) : [];
  return when && holds && fails && { op: 'if', when, holds, fails };
}

function readReference(
  wire: WireRecord,
  op: 'ref' | 'age' | 'count',
  reader: Reader,
): Expression | undefined {
  const { findKey, today, report } = reader.place;
  const qid = wireText(ownField(wire, op));
  if (!qid) return unreadable(reader);
  const key = findKey(qid, wireCount(ownField(wire, 'nid')));
  if (key === undefined) {
    report('expression-target', `config.expression refers to "${qid}", which isn't there`);
    return undefined;
  }
  if (op !== 'age') return { op, key };
  if (today !== undefined) return { op, key, on: today };
  report('missing-today', 'config.expression depends on today: give compileForm the option "today"');
  return undefined;
}

function unreadable({ place }: Reader): undefined {
  const known = 'sum, product, difference, min, max, if, ref, age, count';
  place.report('malformed', `config.expression must be a number, or an object with one of ${known}`);
  return undefined;
}
