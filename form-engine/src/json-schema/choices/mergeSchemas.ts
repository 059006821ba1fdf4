import { isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { isSameJson } from '../data/isSameJson.ts';
import { isOfType, typesOf } from '../properties/typeOf.ts';
import { isSilent } from '../schemaReader.ts';

/** Bounds of which the stricter one counts. */
const strictest: ReadonlyMap<string, (...bounds: number[]) => number> = new Map([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'].map(
    (keyword) => [keyword, Math.max] as const,
  ),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map(
    (keyword) => [keyword, Math.min] as const,
  ),
]);

/** Keywords that mean nothing without each other. */
const together = ['if', 'then', 'else'];

/** Keywords that only count for what their own schema, and what stands in it, doesn't name. */
const scoped = ['unevaluatedProperties', 'unevaluatedItems'];

/**
 * One schema that accepts what both accept. Texts are those of the first. Two subschemas for one property become an `allOf`, which
 * `resolveSchema` merges when it reads the property. Keywords that can't be one go into `allOf`.
 *
 * @returns `undefined` where no value fits both.
 */
export function mergeSchemas(one: WireRecord, other: WireRecord): WireRecord | undefined {
  const merged = new Map<string, unknown>(Object.entries(one));
  const rest: [string, unknown][] = [];
  const hasBothConditions = Object.hasOwn(one, 'if') && Object.hasOwn(other, 'if');
  for (const [keyword, value] of Object.entries(other)) {
    const own = ownField(one, keyword);
    if (hasBothConditions && together.includes(keyword)) rest.push([keyword, value]);
    else if (scoped.includes(keyword) && !isAnything(one)) rest.push([keyword, value]);
    else if (!Object.hasOwn(one, keyword)) merged.set(keyword, value);
    else if (!isSilent(keyword) && !isSameJson(own, value)) {
      const both = mergedKeyword(keyword, own, value);
      if (both === nothing) return undefined;
      if (both === undefined) rest.push([keyword, value]);
      else merged.set(keyword, both);
    }
  }
  closeProperties(merged, one, other);
  const parts = merged.get('allOf');
  if (rest.length > 0)
    merged.set('allOf', [...(Array.isArray(parts) ? parts : []), Object.fromEntries(rest)]);
  return narrowed(Object.fromEntries(merged));
}

/** Stands for a keyword that no value fits. */
const nothing = Symbol('nothing');

/** The value of a keyword in the place of two different ones; `undefined` for none. */
function mergedKeyword(keyword: string, one: unknown, other: unknown): unknown {
  const bound = strictest.get(keyword);
  if (bound) return typeof one === 'number' && typeof other === 'number' ? bound(one, other) : undefined;
  switch (keyword) {
    case 'type':
      return mergedTypes(listOf(one), listOf(other));
    case 'enum': {
      if (!Array.isArray(one) || !Array.isArray(other)) return undefined;
      const both = one.filter((value: unknown) => other.some((item: unknown) => isSameJson(item, value)));
      return both.length > 0 ? both : nothing;
    }
    case 'const':
      return nothing;
    case 'required':
      return Array.isArray(one) && Array.isArray(other) ? [...new Set([...one, ...other])] : undefined;
    case 'allOf':
      return Array.isArray(one) && Array.isArray(other) ? [...one, ...other] : undefined;
    case 'uniqueItems':
      return one === true || other === true;
    case 'items':
    case 'additionalProperties':
    case 'propertyNames':
      return bothOf(one, other);
    case 'properties':
    case 'patternProperties':
    case 'dependentSchemas':
    case 'dependentRequired':
    case 'dependencies':
      return mergedMap(keyword, one, other);
    default:
      return undefined;
  }
}

function mergedMap(keyword: string, one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return undefined;
  const merged = new Map<string, unknown>(Object.entries(one));
  for (const [name, value] of Object.entries(other)) {
    const own = merged.get(name);
    if (!merged.has(name) || isSameJson(own, value)) merged.set(name, value);
    else if (Array.isArray(own) && Array.isArray(value)) merged.set(name, [...new Set([...own, ...value])]);
    else if (keyword === 'dependencies' || keyword === 'dependentRequired') return undefined;
    else merged.set(name, bothOf(own, value));
  }
  return Object.fromEntries(merged);
}

/** One subschema for two. */
function bothOf(one: unknown, other: unknown): unknown {
  if (one === false || other === false) return false;
  if (isAnything(one)) return other;
  return isAnything(other) ? one : { allOf: [one, other] };
}

/** Whether a subschema accepts every value. */
export function isAnything(schema: unknown): boolean {
  return schema === true || (isRecord(schema) && Object.keys(schema).every(isSilent));
}

/** `additionalProperties` of each counts for the properties that only the other names. */
function closeProperties(merged: Map<string, unknown>, one: WireRecord, other: WireRecord): void {
  const properties = merged.get('properties');
  if (!isRecord(properties)) return;
  const closed = [one, other].filter((schema) => Object.hasOwn(schema, 'additionalProperties'));
  if (closed.length === 0) return;
  const entries = Object.entries(properties).map(([name, value]): [string, unknown] => [
    name,
    closed.reduce<unknown>((now, schema) => {
      const own = ownField(schema, 'properties');
      const isNamed = isRecord(own) && Object.hasOwn(own, name);
      const isFree = isNamed || Object.hasOwn(schema, 'patternProperties');
      return isFree ? now : bothOf(now, ownField(schema, 'additionalProperties'));
    }, value),
  ]);
  merged.set('properties', Object.fromEntries(entries));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** The types that both allow. A whole number is a number. */
function mergedTypes(one: readonly unknown[], other: readonly unknown[]): unknown {
  const isIn = (types: readonly unknown[], type: unknown) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const both = [
    ...new Set([...one.filter((type) => isIn(other, type)), ...other.filter((type) => isIn(one, type))]),
  ];
  return both.length > 1 ? both : (both[0] ?? nothing);
}

/** A schema whose options are those that all of it allows; `undefined` where none is left. */
function narrowed(schema: WireRecord): WireRecord | undefined {
  const types = typesOf(schema);
  const lists = [
    ownField(schema, 'enum'),
    ...['oneOf', 'anyOf'].map((keyword) => constants(schema[keyword])),
  ];
  const isAllowed = (value: unknown) =>
    isOfType(value, types) &&
    (!Object.hasOwn(schema, 'const') || isSameJson(schema.const, value)) &&
    lists.every((list) => !Array.isArray(list) || list.some((one: unknown) => isSameJson(one, value)));
  if (Object.hasOwn(schema, 'const') && !isAllowed(schema.const)) return undefined;
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'enum' && Array.isArray(value)) return [keyword, value.filter(isAllowed)];
    if (!['oneOf', 'anyOf'].includes(keyword) || !constants(value) || !Array.isArray(value))
      return [keyword, value];
    return [keyword, value.filter((option) => isAllowed(ownField(option, 'const')))];
  });
  const isEmpty = entries.some(
    ([keyword, value]) =>
      ['enum', 'oneOf', 'anyOf'].includes(keyword) && Array.isArray(value) && value.length === 0,
  );
  return isEmpty ? undefined : Object.fromEntries(entries);
}

/** The constants of a list of options; `undefined` for anything else. */
function constants(value: unknown): readonly unknown[] | undefined {
  const isList =
    Array.isArray(value) && value.every((option) => isRecord(option) && Object.hasOwn(option, 'const'));
  return isList ? value.map((option) => ownField(option, 'const')) : undefined;
}
