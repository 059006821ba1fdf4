import { isCalendarDate } from '../rules/birthdate.ts';
import { isDateTime } from '../rules/dateTime.ts';
import { isPlainNumber } from '../rules/plainNumber.ts';
import type { Comparator, Comparison, Condition, Test } from './condition.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FindKey } from './questionKey.ts';
import { isRecord, ownField, type WireRecord, wireCount, wireFlag, wireText } from './wireValue.ts';

/** Maximum depth of `all`, `any` and `not` inside each other. */
export const deepestCondition = 8;
/** Maximum number of terms in one condition. A term is a test, `all`, `any` or `not`. */
export const mostTerms = 100;

/** Where a condition stands: it decides where its references are looked up. */
export interface ConditionPlace {
  /** The key of the question with this qid. Without a nid: of the same course, and then of the general questions. */
  readonly findKey: FindKey;
  /** Today in Brussels, `YYYY-MM-DD`; `undefined` where the host didn't say it. Ages and `'today'` need it. */
  readonly today: string | undefined;
  readonly report: (code: Diagnostic['code'], message: string) => void;
}

/**
 * Reads a condition from the wire. A condition that can't be read, is too deep, has too many terms, or refers to a
 * missing question is reported and left out as a whole: a half condition would hide or show the wrong things.
 *
 * @param name the name of the property, for the report.
 */
export function readCondition(wire: unknown, name: string, place: ConditionPlace): Condition | undefined {
  if (wire === undefined || wire === null) return undefined;
  return readTree(wire, { name, place, terms: 0 }, 1);
}

interface Reader {
  readonly name: string;
  readonly place: ConditionPlace;
  /** The number of terms read so far. */
  terms: number;
}

function readTree(wire: unknown, reader: Reader, depth: number): Condition | undefined {
  const { name, place } = reader;
  if (!isRecord(wire)) {
    place.report('malformed', `${name} must be an object`);
    return undefined;
  }
  reader.terms += 1;
  if (depth > deepestCondition || reader.terms > mostTerms) {
    const limits = `${deepestCondition} levels deep or has more than ${mostTerms} terms`;
    place.report('condition-size', `${name} is more than ${limits}`);
    return undefined;
  }
  if (Object.hasOwn(wire, 'not')) {
    const not = readTree(ownField(wire, 'not'), reader, depth + 1);
    return not && { not };
  }
  const all = ownField(wire, 'all');
  const any = ownField(wire, 'any');
  if (all === undefined && any === undefined) return readAnswerTest(wire, reader);
  const parts = readParts(all ?? any, reader, depth);
  if (!parts) return undefined;
  return all === undefined ? { any: parts } : { all: parts };
}

/** The parts of `all` or `any`; `undefined` where one of them can't be read. */
function readParts(wire: unknown, reader: Reader, depth: number): readonly Condition[] | undefined {
  if (!Array.isArray(wire) || wire.length === 0) {
    reader.place.report('malformed', `all and any of ${reader.name} must be lists with a condition in them`);
    return undefined;
  }
  const parts: Condition[] = [];
  for (const item of wire) {
    const part = readTree(item, reader, depth + 1);
    if (!part) return undefined;
    parts.push(part);
  }
  return parts;
}

function readAnswerTest(wire: WireRecord, reader: Reader): Condition | undefined {
  const { name, place } = reader;
  const qid = wireText(ownField(wire, 'qid'));
  const test = readTest(wire, place);
  if (!qid || !test) {
    const needed = 'equals, in, filled, contains, gt, gte, lt, lte, age_gte or age_lt';
    place.report('malformed', `${name} needs a qid and one of ${needed}`);
    return undefined;
  }
  if (test === 'needs-today') {
    place.report('missing-today', `${name} depends on today: give compileForm the option "today"`);
    return undefined;
  }
  const key = place.findKey(qid, wireCount(ownField(wire, 'nid')));
  if (key === undefined) place.report('condition-target', `${name} asks after "${qid}", which isn't there`);
  return key === undefined ? undefined : { key, test };
}

function readTest(wire: WireRecord, { today }: ConditionPlace): Test | 'needs-today' | undefined {
  if (Object.hasOwn(wire, 'equals')) return oneOf([ownField(wire, 'equals')]);
  const list = ownField(wire, 'in');
  if (Array.isArray(list)) return oneOf(list);
  if (Object.hasOwn(wire, 'filled')) return { is: 'filled', filled: wireFlag(ownField(wire, 'filled')) };
  const part = wireText(ownField(wire, 'contains'));
  if (part) return { is: 'containing', text: part };
  for (const by of comparators) {
    if (Object.hasOwn(wire, by)) return comparison(by, ownField(wire, by), today);
  }
  const [from, below] = [wireCount(ownField(wire, 'age_gte')), wireCount(ownField(wire, 'age_lt'))];
  const age = from ?? below;
  if (age === undefined || age > oldest) return undefined;
  if (today === undefined) return 'needs-today';
  return { is: 'compared', by: from === undefined ? 'gt' : 'lte', to: birthdayOf(age, today), age };
}

const comparators: readonly Comparator[] = ['gte', 'gt', 'lte', 'lt'];

/** Maximum age in a condition, in years. Older would be before the year 1000 at some time, which sorts wrongly. */
const oldest = 1000;

function oneOf(values: readonly unknown[]): Test | undefined {
  const texts = values.map(wireText).filter((text) => text !== undefined);
  return texts.length === values.length ? { is: 'oneOf', values: texts } : undefined;
}

function comparison(
  by: Comparator,
  to: unknown,
  today: string | undefined,
): Comparison | 'needs-today' | undefined {
  if (typeof to === 'number') return isPlainNumber(String(to)) ? { is: 'compared', by, to } : undefined;
  if (to === 'today') return today === undefined ? 'needs-today' : { is: 'compared', by, to: today };
  return typeof to === 'string' && (isCalendarDate(to) || isDateTime(to))
    ? { is: 'compared', by, to }
    : undefined;
}

/**
 * The last birthdate with which somebody has this age today, as text that sorts like dates. Born on 29 February and
 * asked on 28 February: not yet. The text itself may be 29 February of a year without one.
 */
function birthdayOf(age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age;
  return `${String(year).padStart(4, '0')}${today.slice(4)}`;
}
