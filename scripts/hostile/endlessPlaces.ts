import type { PlainSchema } from './plainSchema.ts';

/** Matches a pattern that accepts text of any length: `*`, `+` or `{2,}`. */
const endless = /[*+]|\{\d+,\}/;

/** Finds the fields of a request without a maximum size: texts, lists, keys, or anything at all. */
export function endlessPlaces(schema: PlainSchema, path: string): string[] {
  const { anyOf, properties, patternProperties, items } = schema;
  const isFixed = 'const' in schema || schema.enum !== undefined;
  if (isFixed || ['number', 'integer', 'boolean', 'null'].includes(schema.type ?? '')) return [];
  if (anyOf) return anyOf.flatMap((one) => endlessPlaces(one, path));
  if (properties)
    return Object.entries(properties).flatMap(([name, field]) => endlessPlaces(field, `${path}/${name}`));
  if (patternProperties) return [...endlessKeys(schema, path), ...endlessValues(patternProperties, path)];
  if (items) return [...(schema.maxItems === undefined ? [path] : []), ...endlessPlaces(items, `${path}/*`)];
  if (schema.type === 'string')
    return schema.maxLength === undefined && endless.test(schema.pattern ?? '*') ? [path] : [];
  return [path];
}

function endlessKeys(
  { patternProperties, propertyNames, maxProperties }: PlainSchema,
  path: string,
): string[] {
  const isEndless = Object.keys(patternProperties ?? {}).some((pattern) => endless.test(pattern));
  const hasLongKeys = isEndless && propertyNames?.maxLength === undefined;
  return maxProperties === undefined || hasLongKeys ? [`${path} (keys)`] : [];
}

function endlessValues(values: Readonly<Record<string, PlainSchema>>, path: string): string[] {
  return Object.values(values).flatMap((value) => endlessPlaces(value, `${path}/*`));
}
