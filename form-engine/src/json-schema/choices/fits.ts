import { isCalendarDate } from '../../rules/birthdate.ts';
import { isMailAddress } from '../../rules/mailAddress.ts';
import { isUri } from '../../rules/uri.ts';
import { isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { isSameJson } from '../data/isSameJson.ts';
import { isSentMoment, isSentTime } from '../kinds/schemaFormats.ts';
import { numberIn, textIn } from '../properties/keywordValue.ts';
import { localTarget } from '../properties/localTarget.ts';
import { anchoredPattern } from '../properties/readTextProperty.ts';
import { isOfType, typesOf } from '../properties/typeOf.ts';
import { isSilent } from '../schemaReader.ts';

/** Maximum number of subschemas inside each other, references counted. */
const deepest = 64;
/** Maximum number of subschemas that are tried on one value: a small document with many references has billions. */
const mostTried = 200_000;

class TooMany extends Error {}

const formats: ReadonlyMap<unknown, (text: string) => boolean> = new Map([
  ['email', isMailAddress],
  ['uri', isUri],
  ['date', isCalendarDate],
  ['time', isSentTime],
  ['date-time', isSentMoment],
]);

/** The record of one call of `fitsSchema`. */
interface Tried {
  /** The number of subschemas. */
  count: number;
  /** Verdicts of schemas behind a reference: several references to one would try it again and again. */
  readonly known: Map<unknown, Map<unknown, boolean>>;
}

interface Checking {
  /** The whole document, in which a `$ref` points. */
  readonly root: unknown;
  readonly depth: number;
  readonly tried: Tried;
}

type Test = (value: unknown, checking: Checking, schema: WireRecord) => boolean;

/**
 * Tests of each keyword, made from its value. A value of a type that the keyword doesn't speak of fits. A keyword that another one reads, such
 * as `then`, has none.
 */
const tests: Readonly<Record<string, (given: unknown) => Test>> = {
  type: () => (value, _checking, schema) => isOfType(value, typesOf(schema)),
  const: (given) => (value) => isSameJson(given, value),
  enum: (given) => (value) => listOf(given).some((one) => isSameJson(one, value)),
  minimum: (given) => number((value) => value >= numberIn(given)),
  maximum: (given) => number((value) => value <= numberIn(given)),
  exclusiveMinimum: (given) => number((value) => value > numberIn(given)),
  exclusiveMaximum: (given) => number((value) => value < numberIn(given)),
  multipleOf: (given) => number((value) => isMultiple(value, numberIn(given))),
  minLength: (given) => text((value) => [...value].length >= numberIn(given)),
  maxLength: (given) => text((value) => [...value].length <= numberIn(given)),
  pattern: (given) => text((value) => matches(given, value)),
  format: (given) => text((value) => formats.get(given)?.(value) ?? true),
  minItems: (given) => list((value) => value.length >= numberIn(given)),
  maxItems: (given) => list((value) => value.length <= numberIn(given)),
  uniqueItems: (given) => list((value) => given !== true || !hasSame(value)),
  items: (given) => (value, checking, schema) =>
    !Array.isArray(value) ||
    (Array.isArray(given)
      ? value.every((item, at) =>
          fits(at < given.length ? given[at] : (ownField(schema, 'additionalItems') ?? true), item, checking),
        )
      : value
          .slice(listOf(ownField(schema, 'prefixItems')).length)
          .every((item) => fits(given, item, checking))),
  prefixItems: (given) => (value, checking) =>
    !Array.isArray(value) ||
    value.every((item, at) => at >= listOf(given).length || fits(listOf(given)[at], item, checking)),
  contains: (given) => (value, checking, schema) => {
    if (!Array.isArray(value)) return true;
    const count = value.filter((item) => fits(given, item, checking)).length;
    const least = ownField(schema, 'minContains');
    const most = ownField(schema, 'maxContains');
    return count >= numberIn(least ?? 1) && count <= numberIn(most ?? count);
  },
  minContains: () => () => true,
  maxContains: () => () => true,
  minProperties: (given) => object((value) => Object.keys(value).length >= numberIn(given)),
  maxProperties: (given) => object((value) => Object.keys(value).length <= numberIn(given)),
  required: (given) => object((value) => listOf(given).every((name) => Object.hasOwn(value, textIn(name)))),
  properties: (given) => (value, checking) =>
    !isRecord(value) ||
    entriesOf(given).every(
      ([name, schema]) => !Object.hasOwn(value, name) || fits(schema, value[name], checking),
    ),
  patternProperties: (given) => (value, checking) =>
    !isRecord(value) ||
    entriesOf(given).every(([pattern, schema]) =>
      Object.entries(value).every(
        ([name, inner]) => !matches(pattern, name) || fits(schema, inner, checking),
      ),
    ),
  additionalProperties: (given) => (value, checking, schema) =>
    !isRecord(value) ||
    Object.entries(value).every(
      ([name, inner]) =>
        entriesOf(ownField(schema, 'properties')).some(([own]) => own === name) ||
        entriesOf(ownField(schema, 'patternProperties')).some(([pattern]) => matches(pattern, name)) ||
        fits(given, inner, checking),
    ),
  propertyNames: (given) => (value, checking) =>
    !isRecord(value) || Object.keys(value).every((name) => fits(given, name, checking)),
  dependentRequired: dependents,
  dependentSchemas: dependents,
  dependencies: dependents,
  allOf: (given) => (value, checking) => listOf(given).every((one) => fits(one, value, checking)),
  anyOf: (given) => (value, checking) => listOf(given).some((one) => fits(one, value, checking)),
  oneOf: (given) => (value, checking) => countFitting(listOf(given), value, checking) === 1,
  // A keyword of this engine: a `oneOf` refuses what fits several schemas.
  '~atMostOne': (given) => (value, checking) => countFitting(listOf(given), value, checking) <= 1,
  not: (given) => (value, checking) => !fits(given, value, checking),
  if: (given) => (value, checking, schema) =>
    fits(ownField(schema, fits(given, value, checking) ? 'then' : 'else') ?? true, value, checking),
  $ref: (given) => (value, checking) => fitsTarget(given, value, checking),
};

/**
 * Whether a schema accepts a value, of the keywords that `canCheck` knows. The form needs this at once, while somebody answers:
 * the validator of `raw-data/` is larger and is loaded later. A value on which it would try more than `mostTried` subschemas fits.
 */
export function fitsSchema(root: unknown, schema: unknown, value: unknown): boolean {
  try {
    return fits(schema, value, { root, depth: 0, tried: { count: 0, known: new Map() } });
  } catch (cause) {
    if (cause instanceof TooMany) return true;
    throw cause;
  }
}

function fitsTarget(reference: unknown, value: unknown, checking: Checking): boolean {
  const { known } = checking.tried;
  const target = localTarget(checking.root, reference);
  const verdicts = known.get(target) ?? new Map<unknown, boolean>();
  known.set(target, verdicts);
  const verdict = verdicts.get(value) ?? fits(target, value, checking);
  verdicts.set(value, verdict);
  return verdict;
}

/** The number of schemas that accept a value. */
function countFitting(schemas: readonly unknown[], value: unknown, checking: Checking): number {
  return schemas.filter((schema) => fits(schema, value, checking)).length;
}

function fits(schema: unknown, value: unknown, { root, depth, tried }: Checking): boolean {
  if (!isRecord(schema)) return schema !== false;
  if (depth > deepest) return false;
  tried.count += 1;
  if (tried.count > mostTried) throw new TooMany();
  return Object.entries(schema).every(([keyword, given]) => {
    if (!isReadable(keyword, given)) return true;
    const test = Object.hasOwn(tests, keyword) ? tests[keyword] : undefined;
    return test?.(given)(value, { root, depth: depth + 1, tried }, schema) ?? true;
  });
}

const numbers =
  /^(?:m(?:in|ax)(?:imum|Length|Items|Contains|Properties)|exclusiveM(?:in|ax)imum|multipleOf)$/;

/** Whether the value of a keyword is of the type that it must be. A keyword that can't be read accepts everything. */
function isReadable(keyword: string, given: unknown): boolean {
  if (numbers.test(keyword)) return typeof given === 'number';
  return keyword !== 'required' || (Array.isArray(given) && given.every((name) => typeof name === 'string'));
}

/** Whether `fitsSchema` has the verdict of any validator on this schema: it knows all its keywords, formats and references. */
export function canCheck(root: unknown, schema: unknown, seen: Set<unknown> = new Set()): boolean {
  if (typeof schema === 'boolean' || seen.has(schema)) return true;
  if (!isRecord(schema) || seen.size > 500) return false;
  seen.add(schema);
  const areChecked = (schemas: readonly unknown[]) => schemas.every((one) => canCheck(root, one, seen));
  return Object.entries(schema).every(([keyword, given]) => {
    if (isSilent(keyword)) return true;
    switch (keyword) {
      case '$ref': {
        const target = localTarget(root, given);
        return target !== undefined && canCheck(root, target, seen);
      }
      case 'format':
        return formats.has(given);
      case 'pattern':
        return typeof given === 'string' && anchoredPattern(given) !== undefined;
      case 'patternProperties':
        return (
          entriesOf(given).every(([pattern]) => anchoredPattern(pattern) !== undefined) &&
          areChecked(entriesOf(given).map(([, one]) => one))
        );
      case 'properties':
      case 'dependentSchemas':
        return isRecord(given) && areChecked(Object.values(given));
      case 'dependencies':
        return isRecord(given) && areChecked(Object.values(given).filter((one) => !Array.isArray(one)));
      case 'allOf':
      case 'anyOf':
      case 'oneOf':
      case 'prefixItems':
        return Array.isArray(given) && areChecked(given);
      case 'items':
        return areChecked(listOf(given));
      case 'not':
      case 'if':
      case 'then':
      case 'else':
      case 'contains':
      case 'propertyNames':
      case 'additionalProperties':
      case 'additionalItems':
        return canCheck(root, given, seen);
      default:
        return Object.hasOwn(tests, keyword) && isReadable(keyword, given);
    }
  });
}

/** The test of a keyword that asks more of an object where it has a property: other properties, or that a schema accepts it. */
function dependents(given: unknown): Test {
  return (value, checking) =>
    !isRecord(value) ||
    entriesOf(given).every(
      ([name, then]) =>
        !Object.hasOwn(value, name) || fits(Array.isArray(then) ? { required: then } : then, value, checking),
    );
}

/** Whether two items of a list are the same. Those that are no list and no object are compared at once. */
function hasSame(items: readonly unknown[]): boolean {
  const plain = items.filter((item) => typeof item !== 'object' || item === null);
  const others = items.filter((item) => typeof item === 'object' && item !== null);
  if (new Set(plain).size < plain.length) return true;
  return others.some((one, at) => others.slice(at + 1).some((two) => isSameJson(one, two)));
}

/** Whether a number is a multiple of another, also in tenths and hundredths. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times));
}

function matches(pattern: unknown, value: string): boolean {
  const safe = typeof pattern === 'string' ? anchoredPattern(pattern) : undefined;
  return safe === undefined || new RegExp(safe, 'u').test(value);
}

function number(test: (value: number) => boolean): Test {
  return (value) => typeof value !== 'number' || test(value);
}

function text(test: (value: string) => boolean): Test {
  return (value) => typeof value !== 'string' || test(value);
}

function list(test: (value: readonly unknown[]) => boolean): Test {
  return (value) => !Array.isArray(value) || test(value);
}

function object(test: (value: WireRecord) => boolean): Test {
  return (value) => !isRecord(value) || test(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value) : [];
}
