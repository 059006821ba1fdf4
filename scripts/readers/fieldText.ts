import { readingKeyword } from '#schemas/reading.ts';
import * as scalars from '#schemas/scalars.ts';
import { besideNull, type WireSchema } from './wireSchema.ts';

/** Names the reader of an exported schema; undefined for any other schema. */
type ReaderNames = (schema: WireSchema) => string | undefined;

// TypeBox's types don't tell the keywords of a schema.
const {
  ClockTime,
  ColorHex,
  Euros,
  HttpsUrl,
  IsoDate,
  WebAddress,
}: Readonly<Record<'ClockTime' | 'ColorHex' | 'Euros' | 'HttpsUrl' | 'IsoDate' | 'WebAddress', WireSchema>> =
  scalars;

/** Readers of texts by their pattern. Other patterns are the server's affair: the portal shows such a text as it is. */
const readersByPattern = new Map<string | undefined, string>([
  [IsoDate.pattern, 'isoDay'],
  [ColorHex.pattern, 'color'],
  [ClockTime.pattern, 'clock'],
  [HttpsUrl.pattern, 'httpsUrl'],
  [WebAddress.pattern, 'webAddress'],
]);

/** Writes a field of an object with its reader; '' for a field that the portal doesn't read. */
export function fieldText(key: string, schema: WireSchema, isRequired: boolean, names: ReaderNames): string {
  if (schema[readingKeyword]?.unread) return '';
  const description = descriptionOf(schema);
  return `${description && `/** ${description} */\n`}${key}: ${tolerant(schema, isRequired, names)},`;
}

function tolerant(schema: WireSchema, isRequired: boolean, names: ReaderNames): string {
  const { or, optional, exact, asSent, anyWord } = schema[readingKeyword] ?? {};
  if (asSent && !schema.items) return 'v.optional(v.unknown())';
  const isNullRead = optional || or !== undefined;
  const reader = anyWord ? 'text' : readerText((isNullRead && besideNull(schema)) || schema, names);
  if (or === null) return `v.fallback(v.nullable(${reader}), null)`;
  if (reader === 'flag' && or === true) return 'v.optional(flag, true)';
  if (or !== undefined && exact) return `v.optional(${reader}, ${JSON.stringify(or)})`;
  if (or !== undefined) return `v.fallback(${orMissing(reader)}, ${JSON.stringify(or)})`;
  const isOptional = optional || !isRequired;
  if (reader === 'flag' && !optional) return reader;
  if (exact && optional) return `v.nullish(${reader})`;
  if (exact) return isOptional ? `v.exactOptional(${reader})` : reader;
  if (isOptional) return `v.fallback(v.optional(${reader}), undefined)`;
  return besideNull(schema) ? `v.fallback(${reader}, null)` : reader;
}

/** A text that is null is missing, and no text. */
function orMissing(reader: string): string {
  return reader === 'text' ? 'optionalText' : reader;
}

function readerText(schema: WireSchema, names: ReaderNames): string {
  if (schema[readingKeyword]?.asSent) return 'listOf(v.unknown())';
  const value = besideNull(schema);
  if (value) return `v.nullable(${readerText(value, names)})`;
  return names(schema) ?? valueText(schema, names);
}

function valueText(schema: WireSchema, names: ReaderNames): string {
  const { type, const: only, enum: words, anyOf, items, properties, patternProperties } = schema;
  if (only !== undefined) return `v.literal(${JSON.stringify(only)})`;
  if (words) return `v.picklist(${JSON.stringify(words)})`;
  if (anyOf) return variantText(anyOf, names);
  if (isPair(items)) return 'integerPair';
  if (items) return `${schema[readingKeyword]?.skips ? 'readableOf' : 'listOf'}(${readerText(items, names)})`;
  if (properties) return objectText(schema, names);
  const [values] = Object.values(patternProperties ?? {});
  if (values) return `mapOf(${readerText(values, names)})`;
  if (type === 'boolean') return 'flag';
  if (type === 'integer') return 'integer';
  if (type === 'number' && schema.multipleOf === Euros.multipleOf) return 'cents';
  if (type === 'string') return readersByPattern.get(schema.pattern) ?? 'text';
  throw new Error(`No reader for ${JSON.stringify(schema)}: read it by hand`);
}

function isPair(items: WireSchema['items']): items is readonly WireSchema[] {
  return Array.isArray(items) && items.length === 2 && items.every(({ type }) => type === 'integer');
}

function objectText({ properties = {}, required = [] }: WireSchema, names: ReaderNames): string {
  const fields = Object.entries(properties)
    .map(([key, field]) => fieldText(key, field, required.includes(key), names))
    .filter((field) => field !== '');
  return `v.object({\n${fields.join('\n')}\n})`;
}

/** Writes the reader of one of several integers, or of several objects, which differ in a field with one word. */
function variantText(options: readonly WireSchema[], names: ReaderNames): string {
  if (options.every(({ type, const: only }) => type === 'integer' || Number.isSafeInteger(only)))
    return 'integer';
  const [key] = Object.entries(options[0]?.properties ?? {}).find(([, field]) => 'const' in field) ?? [];
  if (key === undefined) throw new Error(`No reader for one of ${JSON.stringify(options)}: read it by hand`);
  return `v.variant('${key}', [${options.map((option) => valueText(option, names)).join(', ')}])`;
}

/** Describes a field as the portal has it: amounts are in cents there. */
function descriptionOf(schema: WireSchema): string {
  const { description = '', multipleOf } = besideNull(schema) ? { ...besideNull(schema), ...schema } : schema;
  if (description === IsoDate.description) return '';
  const own = description === Euros.description ? '' : description;
  return [own, multipleOf === Euros.multipleOf ? 'In cents.' : ''].filter((part) => part !== '').join('. ');
}
