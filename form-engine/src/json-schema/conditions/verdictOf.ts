import { isPlainNumber } from '../../rules/plainNumber.ts';
import type { WireCondition } from '../../sections/wireSection.ts';
import { isRecord, ownField } from '../../sections/wireValue.ts';
import { fitsSchema } from '../choices/fits.ts';
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
  readonly members: ReadonlyMap<string | symbol, SchemaMember>;
  readonly sources: ReadonlyMap<string | symbol, RuleSources>;
  /** Takes the names of boxes and lists that a condition takes for present. */
  readonly presumed: Set<string>;
  readonly doubt: (root: string | undefined, at: string, message: string) => void;
  /** The keyword of the object in which the condition stands. */
  readonly root: string | undefined;
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

function unsaid({ doubt, root }: VerdictScope, at: string): Unknowable {
  const message =
    'no question can follow this part of a condition: without it, the questions are asked, and optional';
  doubt(root, at, message);
  return 'unknowable';
}

/** When a property is there. */
function presence(scope: VerdictScope, name: unknown, at: string): Verdict | Unknowable {
  if (typeof name !== 'string') return unsaid(scope, at);
  const member = scope.members.get(name);
  return member ? memberPresence(scope, member, { name, at }) : false;
}

function memberPresence(
  scope: VerdictScope,
  member: SchemaMember,
  { name, at }: { readonly name: string; readonly at: string },
): Verdict | Unknowable {
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
    case 'variants':
      if (member.isNullable && isAlwaysRequired(scope, name)) return true;
      return either(
        ...member.variants.map((variant) =>
          both(
            isAnswered(member.selector, variant.values),
            memberPresence(scope, variant.member, { name, at }),
          ),
        ),
      );
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
  return either(opposite(isThere), memberVerdict(scope, member, { schema, at, depth: 0 }));
}

/** Holds while a property that is there fits a subschema. */
function memberVerdict(scope: VerdictScope, member: SchemaMember, test: ValueTest): Verdict | Unknowable {
  const { reader } = scope;
  switch (member.is) {
    case 'field':
      return valueVerdict(scope, member, test);
    case 'fixed':
      return isRecord(test.schema) && !reader.canCheck(test.schema)
        ? unsaid(scope, test.at)
        : fitsSchema(reader.root, test.schema, member.value);
    case 'variants':
      return either(
        ...member.variants.map((variant) =>
          both(isAnswered(member.selector, variant.values), memberVerdict(scope, variant.member, test)),
        ),
      );
    default:
      return unsaid(scope, test.at);
  }
}

interface ValueTest {
  readonly schema: unknown;
  readonly at: string;
  readonly depth: number;
}

/** Holds while the value of a field that is there fits a subschema. */
function valueVerdict(
  scope: VerdictScope,
  field: SchemaField,
  { schema, at, depth }: ValueTest,
): Verdict | Unknowable {
  scope.reader.parts += 1;
  if (scope.reader.parts > mostParts) return 'unknowable';
  if (typeof schema === 'boolean') return schema;
  if (!isRecord(schema)) return unsaid(scope, at);
  const { values } = field.asked;
  if (values && scope.reader.canCheck(schema))
    return isOneOf(
      field,
      values.filter((value) => fitsSchema(scope.reader.root, schema, value)),
    );
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

function isOneOf(field: SchemaField, values: readonly unknown[]): Verdict {
  return isAnswered(
    field,
    values.map(field.asked.toText).filter((text) => text !== undefined),
  );
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

/** Whether a question has one of these answers. */
export function isAnswered({ qid }: SchemaField, values: readonly string[]): Verdict {
  const [only] = values;
  if (values.length > 1) return { qid, in: values };
  return only === undefined ? false : { qid, equals: only };
}

/** The fields of a level and of the levels in it. Those that are never asked are left out. */
export function fieldsOf(level: SchemaLevel): readonly SchemaField[] {
  const asked = level.members.filter((member) => rulesOf(level, member).asked !== false);
  return asked.flatMap(fieldsOfMember);
}

function fieldsOfMember(member: SchemaMember): readonly SchemaField[] {
  switch (member.is) {
    case 'field':
      return [member];
    case 'level':
      return fieldsOf(member);
    case 'variants':
      return [
        ...(member.isOwn ? [member.selector] : []),
        ...member.variants.flatMap((variant) => fieldsOfMember(variant.member)),
      ];
    default:
      return [];
  }
}
