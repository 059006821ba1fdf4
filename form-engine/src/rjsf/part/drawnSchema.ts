import type { RJSFSchema } from '@rjsf/utils';
import mergeAllOf from '@rjsf/utils/lib/schema/shallowAllOfMerge.js';
import { withSubschemas } from '../../json-schema/properties/localReferences.ts';
import { pointerParts } from '../../json-schema/schemaReader.ts';
import { isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import type { PartTexts } from '../../texts/partTexts.ts';
import { valueText } from './partValue.ts';

interface Source {
  readonly schema: WireRecord;
  /** The document in which references point. */
  readonly root: unknown;
}

/** A schema for every value. rjsf draws nothing for one without keywords. */
const anything: WireRecord = { $comment: '' };

/**
 * The schema of a part as rjsf draws it: with its references inside, and in words that rjsf knows. It says less than the schema: only
 * `validateData` has the verdict.
 */
export function drawnSchema({ schema, root }: Source, texts: PartTexts): RJSFSchema {
  const names = new Map<string, string>();
  const targets = new Map<string, unknown>();
  const { title: _title, description: _description, ...whole } = drawn(schema, 0);
  for (const [reference, name] of names) targets.set(name, drawn(valueAt(root, reference), 0));
  // rjsf's type names each keyword. The schema is somebody's: its values are read, and never trusted.
  return { ...whole, $defs: Object.fromEntries(targets) } as RJSFSchema;

  function drawn(given: unknown, depth: number, isBranch = false): WireRecord {
    if (!isRecord(given) || depth > deepest) return anything;
    const { $ref, $defs: _defs, definitions: _definitions, $id: _id, $schema: _schema, ...keywords } = given;
    const isTyped = isBranch || Object.hasOwn(given, 'properties') || Object.hasOwn(given, 'type');
    const copy: Record<string, unknown> = {
      ...withSubschemas(keywords, (inner, place) =>
        inner === false ? false : drawn(inner, depth + 1, isTyped && branches.test(place)),
      ),
    };
    if (typeof $ref === 'string') copy.$ref = `#/$defs/${nameOf($ref)}`;
    namedOptions(copy);
    modernArrays(copy);
    modernObjects(copy);
    mergeParts(copy);
    if (isBranch) return Object.keys(copy).length === 0 ? anything : copy;
    const type = copy.type ?? guessed(copy);
    if (Array.isArray(type)) chooseType(copy, type);
    else if (type !== undefined) copy.type = type;
    const { type: drawnType } = copy;
    if (drawnType === 'array' && !Object.hasOwn(copy, 'items')) copy.items = anything;
    const isOpen = !isRecord(copy.properties) && !Object.hasOwn(copy, 'patternProperties');
    if (drawnType === 'object' && isOpen) copy.additionalProperties ??= !Object.hasOwn(copy, 'oneOf');
    return Object.keys(copy).length === 0 ? anything : copy;
  }

  function nameOf(reference: string): string {
    const known = names.get(reference) ?? `s${names.size}`;
    names.set(reference, known);
    return known;
  }

  /** A choice between types, each with the other keywords. `null` beside one type is an empty field. */
  function chooseType(copy: Record<string, unknown>, types: readonly unknown[]): void {
    const others = types.filter((type) => type !== 'null');
    if (others.length < 2 || Object.hasOwn(copy, 'anyOf') || Object.hasOwn(copy, 'oneOf')) {
      copy.type = others[0] ?? 'null';
      return;
    }
    const { type: _type, title, description, ...rest } = copy;
    for (const keyword of Object.keys(rest)) delete copy[keyword];
    delete copy.type;
    Object.assign(copy, title !== undefined && { title }, description !== undefined && { description });
    copy.anyOf = others.map((type) => ({
      ...rest,
      type,
      title: texts.types[String(type)] ?? String(type),
      ...(type === 'array' && !Object.hasOwn(rest, 'items') && { items: anything }),
      ...(type === 'object' && !Object.hasOwn(rest, 'properties') && { additionalProperties: true }),
    }));
  }
}

/** Keywords with more about the value of the schema that they stand in: its type is known there. */
const branches = /^\/(?:allOf|anyOf|oneOf|if|then|else|depend)/;

/**
 * Merges the parts of an `allOf` that always count. rjsf would merge them at each key, and never ends where a schema inside itself
 * has one. Parts that can't be merged are left to the check.
 */
function mergeParts(copy: Record<string, unknown>): void {
  const { allOf, ...rest } = copy;
  if (!Array.isArray(allOf)) return;
  const isConditional = (part: unknown) =>
    isRecord(part) && ['$ref', 'if', 'allOf'].some((keyword) => Object.hasOwn(part, keyword));
  const others = allOf.filter(isConditional);
  delete copy.allOf;
  try {
    // rjsf's type names each keyword. The schema is somebody's: its values are read, and never trusted.
    const merged = mergeAllOf({ ...rest, allOf: allOf.filter((part) => !isConditional(part)) } as RJSFSchema);
    if (isRecord(merged)) Object.assign(copy, merged);
  } catch {
    // Two parts that exclude each other: no value fits.
  }
  if (others.length > 0) copy.allOf = others;
}

/** Maximum number of subschemas inside each other. A deeper one takes any value. */
const deepest = 60;

/** Options that are no texts, with a text for each. */
function namedOptions(copy: Record<string, unknown>): void {
  const { enum: values } = copy;
  if (!Array.isArray(values) || values.every((value) => typeof value !== 'object' && value !== '')) return;
  delete copy.enum;
  // rjsf chooses the field by the type, and a field for texts draws any choice.
  copy.type = 'string';
  copy.oneOf = values.map((value: unknown) => ({ const: value, title: valueText(value) || '–' }));
}

/** Places of a list, which 2020-12 calls `prefixItems`. */
function modernArrays(copy: Record<string, unknown>): void {
  const { prefixItems, items, unevaluatedItems, ...rest } = copy;
  if (!Array.isArray(prefixItems)) {
    if (unevaluatedItems !== undefined && items === undefined) copy.items = unevaluatedItems;
    return;
  }
  copy.items = prefixItems;
  copy.additionalItems = items ?? unevaluatedItems ?? rest.additionalItems ?? anything;
}

/** Dependencies, which newer drafts have in two keywords; and the properties that may not be there. */
function modernObjects(copy: Record<string, unknown>): void {
  const { dependentRequired, dependentSchemas, unevaluatedProperties, properties } = copy;
  if (isRecord(dependentRequired) || isRecord(dependentSchemas))
    copy.dependencies = {
      ...(isRecord(copy.dependencies) && copy.dependencies),
      ...(isRecord(dependentRequired) && dependentRequired),
      ...(isRecord(dependentSchemas) && dependentSchemas),
    };
  if (unevaluatedProperties !== undefined) copy.additionalProperties ??= unevaluatedProperties;
  if (isRecord(properties))
    copy.properties = Object.fromEntries(Object.entries(properties).filter(([, inner]) => inner !== false));
}

const hints: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  [
    'object',
    ['properties', 'patternProperties', 'additionalProperties', 'propertyNames', 'minProperties', 'required'],
  ],
  ['array', ['items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems', 'contains']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
];

/** The type that the keywords tell of, where the schema names none. */
function guessed(schema: WireRecord): string | undefined {
  if (['enum', 'const', '$ref'].some((keyword) => Object.hasOwn(schema, keyword))) return undefined;
  return hints.find(([, keywords]) => keywords.some((keyword) => Object.hasOwn(schema, keyword)))?.[0];
}

/** The value at a reference that `readPart` has followed. With `localTarget`, shared modules become a script of their own: 800 bytes more for every form from a schema. */
function valueAt(root: unknown, reference: string): unknown {
  let value = root;
  for (const name of pointerParts(decodeURIComponent(reference.slice(1))))
    value = isRecord(value) ? ownField(value, name) : Array.isArray(value) ? value[Number(name)] : undefined;
  return value;
}
