import { isPlainNumber } from '../../rules/plainNumber.ts';
import type { WireCondition } from '../../sections/wireSection.ts';
import { isRecord, ownField } from '../../sections/wireValue.ts';
import {
  rulesOf,
  type SchemaField,
  type SchemaLevel,
  type SchemaMember,
  type Verdict,
} from '../schemaMembers.ts';
import { mostParts, pointerPart, type SchemaReader } from '../schemaReader.ts';
import type { RuleSources } from './openLevel.ts';
import { both, either, isCondition, opposite, type Unknowable } from './verdict.ts';

/** The properties that a condition may refer to. */
interface VerdictScope {
  readonly reader: SchemaReader;
  readonly members: ReadonlyMap<string, SchemaMember>;
  readonly sources: ReadonlyMap<string, RuleSources>;
  /** Takes the names of boxes and lists that a condition takes for present. */
  readonly presumed: Set<string>;
}

/** Maximum number of `not`, `allOf` and `anyOf` inside each other. */
const deepest = 8;

/**
 * The condition of the engine that says what a subschema says about an object. Reports a part that can't be said, and
 * then the whole is unknowable.
 */
export function verdictOf(scope: VerdictScope, schema: unknown, at: string, depth = 0): Verdict | Unknowable {
  scope.reader.parts += 1;
  if (scope.reader.parts > mostParts) return 'unknowable';
  if (typeof schema === 'boolean') return schema;
  if (!isRecord(schema) || depth > deepest) return unsaid(scope, at);
  const properties = ownField(schema, 'properties');
  const parts = Object.entries(schema).map(([keyword, value]): Verdict | Unknowable => {
    const place = at + pointerPart(keyword);
    switch (keyword) {
      case 'required':
        if (!Array.isArray(value)) return unsaid(scope, place);
        return both(...value.map((name: unknown) => demanded(scope, { name, properties, at: [place, at] })));
      case 'properties':
        if (!isRecord(value)) return unsaid(scope, place);
        return both(
          ...Object.entries(value).map(([name, inner]) =>
            isIn(ownField(schema, 'required'), name)
              ? true
              : propertyVerdict(scope, { name, schema: inner, at: place + pointerPart(name) }),
          ),
        );
      case 'type':
        return value === 'object' ? true : unsaid(scope, place);
      case 'title':
      case 'description':
      case '$comment':
        return true;
      default:
        return combined(scope, { keyword, value, at: place, depth }, (inner, where) =>
          verdictOf(scope, inner, where, depth + 1),
        );
    }
  });
  return both(...parts);
}

interface Combination {
  readonly keyword: string;
  readonly value: unknown;
  readonly at: string;
  readonly depth: number;
}

/** `not`, `allOf` and `anyOf`. */
function combined(
  scope: VerdictScope,
  { keyword, value, at, depth }: Combination,
  inside: (schema: unknown, at: string) => Verdict | Unknowable,
): Verdict | Unknowable {
  if (depth >= deepest) return unsaid(scope, at);
  if (keyword === 'not') return opposite(inside(value, at));
  if ((keyword !== 'allOf' && keyword !== 'anyOf') || !Array.isArray(value)) return unsaid(scope, at);
  const verdicts = value.map((item: unknown, index) => inside(item, `${at}/${index}`));
  return keyword === 'allOf' ? both(...verdicts) : either(...verdicts);
}

function unsaid({ reader }: VerdictScope, at: string): Unknowable {
  reader.late(
    at,
    'no question can follow this part of a condition: without it, the questions are asked, and optional',
  );
  return 'unknowable';
}

/** When a property is there. */
function presence(scope: VerdictScope, name: unknown, at: string): Verdict | Unknowable {
  const member = typeof name === 'string' ? scope.members.get(name) : undefined;
  if (typeof name !== 'string' || !member) return typeof name === 'string' ? false : unsaid(scope, at);
  switch (member.is) {
    case 'fixed':
      return true;
    case 'field':
      if (member.isNullable && isAlwaysRequired(scope, name)) return true;
      if (!member.asked.isAlwaysSent) return isFilled(member);
      scope.presumed.add(name);
      return isAlwaysAsked(scope, name) ? true : isAsked(member);
    case 'level':
      if (isAlwaysRequired(scope, name)) return true;
      return either(...fieldsOf(member).map(isFilled));
    case 'kept':
      return unsaid(scope, at);
  }
}

function isAlwaysRequired({ sources }: VerdictScope, name: string): boolean {
  return sources.get(name)?.required.some(({ isBase }) => isBase) === true;
}

interface DemandedTest {
  readonly name: unknown;
  /** `properties` beside `required`. */
  readonly properties: unknown;
  /** JSON pointers of `required`, and of the subschema that it stands in. */
  readonly at: readonly [string, string];
}

/** Holds while a property is there, and fits its subschema if it has one. A value that fits is there. */
function demanded(scope: VerdictScope, { name, properties, at }: DemandedTest): Verdict | Unknowable {
  const isThere = presence(scope, name, at[0]);
  if (typeof name !== 'string' || !isRecord(properties) || !Object.hasOwn(properties, name)) return isThere;
  const member = scope.members.get(name);
  const place = `${at[1]}/properties${pointerPart(name)}`;
  if (member?.is !== 'field')
    return both(isThere, propertyVerdict(scope, { name, schema: properties[name], at: place }));
  const fits = valueVerdict(scope, member, { schema: properties[name], at: place, depth: 0 });
  return isCondition(fits) && needsAnswer(member, fits) ? fits : both(isThere, fits);
}

/** Whether a condition only holds for an answer that is there. */
function needsAnswer({ asked }: SchemaField, condition: WireCondition): boolean {
  if (asked.isAlwaysSent) return false;
  if ('equals' in condition) return condition.equals !== '';
  return (
    ['in', 'gt', 'gte', 'lt', 'lte'].some((test) => test in condition) && !isIn(ownField(condition, 'in'), '')
  );
}

function isIn(list: unknown, value: string): boolean {
  return Array.isArray(list) && list.includes(value);
}

interface PropertyTest {
  readonly name: string;
  readonly schema: unknown;
  readonly at: string;
}

/** Holds while a property fits a subschema, or isn't there. */
function propertyVerdict(scope: VerdictScope, { name, schema, at }: PropertyTest): Verdict | Unknowable {
  const member = scope.members.get(name);
  if (!member || schema === true) return true;
  const isThere = presence(scope, name, at);
  if (schema === false) return opposite(isThere);
  if (member.is !== 'field') return unsaid(scope, at);
  return either(opposite(isThere), valueVerdict(scope, member, { schema, at, depth: 0 }));
}

interface ValueTest {
  readonly schema: unknown;
  readonly at: string;
  readonly depth: number;
}

/** Holds while a property that is there fits a subschema. */
function valueVerdict(
  scope: VerdictScope,
  field: SchemaField,
  { schema, at, depth }: ValueTest,
): Verdict | Unknowable {
  scope.reader.parts += 1;
  if (scope.reader.parts > mostParts) return 'unknowable';
  if (typeof schema === 'boolean') return schema;
  if (!isRecord(schema)) return unsaid(scope, at);
  const parts = Object.entries(schema).map(([keyword, value]): Verdict | Unknowable => {
    const place = at + pointerPart(keyword);
    return (
      keywordVerdict(field, keyword, value) ??
      combined(scope, { keyword, value, at: place, depth }, (inner, where) =>
        valueVerdict(scope, field, { schema: inner, at: where, depth: depth + 1 }),
      )
    );
  });
  return both(...parts);
}

const comparisons: ReadonlyMap<string, 'gte' | 'gt' | 'lte' | 'lt'> = new Map([
  ['minimum', 'gte'],
  ['exclusiveMinimum', 'gt'],
  ['maximum', 'lte'],
  ['exclusiveMaximum', 'lt'],
]);

/** The verdict of one keyword on the value of a field; `undefined` where the engine can't say it. */
function keywordVerdict(field: SchemaField, keyword: string, value: unknown): Verdict | undefined {
  const { qid, type } = field;
  if (['title', 'description', '$comment'].includes(keyword)) return true;
  const isList = type === 'choices' || type === 'list';
  if (keyword === 'type') return value === (isList ? 'array' : type) || undefined;
  if (keyword === 'contains' && type === 'choices') return containing(field, value);
  if (isList) return keyword === 'minItems' && value === 1 ? isFilled(field) : undefined;
  if (keyword === 'const') return isOneOf(field, [value]);
  if (keyword === 'enum' && Array.isArray(value)) return isOneOf(field, value);
  if (keyword === 'minLength' && type === 'string') return value === 0 || value === 1 ? true : undefined;
  const by = comparisons.get(keyword);
  const isBound = typeof value === 'number' && isPlainNumber(String(value));
  const isNumber = type === 'number' || type === 'integer';
  if (!by || !isBound || !isNumber) return undefined;
  // The type of a condition has one property out of these four.
  return { qid, [by]: value } as WireCondition;
}

function isOneOf({ qid, asked }: SchemaField, values: readonly unknown[]): Verdict {
  const texts = values.map(asked.toText).filter((text) => text !== undefined);
  const [only] = texts;
  if (texts.length > 1) return { qid, in: texts };
  return only === undefined ? false : { qid, equals: only };
}

/** A list with a choice that is this value, or one of these. */
function containing({ qid, asked }: SchemaField, schema: unknown): Verdict | undefined {
  if (!isRecord(schema) || Object.keys(schema).length !== 1) return undefined;
  const listed = ownField(schema, 'enum');
  const values = Object.hasOwn(schema, 'const') ? [ownField(schema, 'const')] : listed;
  if (!Array.isArray(values)) return undefined;
  const texts = values.map(asked.toText).filter((text) => text !== undefined);
  return texts.length === 0 ? false : { qid, in: texts };
}

/** Whether a field has an answer. */
export function isFilled({ qid }: SchemaField): WireCondition {
  return { qid, filled: true };
}

function isAsked({ qid }: SchemaField): WireCondition {
  return {
    any: [
      { qid, filled: true },
      { qid, filled: false },
    ],
  };
}

/** Whether no condition decides about a property. */
function isAlwaysAsked({ sources }: VerdictScope, name: string): boolean {
  const { asked = [], refused = [] } = sources.get(name) ?? {};
  return refused.length === 0 && asked.some(({ isBase }) => isBase);
}

/** The fields of a level and of the levels in it. Those that are never asked are left out. */
export function fieldsOf(level: SchemaLevel): readonly SchemaField[] {
  const asked = level.members.filter((member) => rulesOf(level, member).asked !== false);
  return asked.flatMap((member) =>
    member.is === 'field' ? [member] : member.is === 'level' ? fieldsOf(member) : [],
  );
}
