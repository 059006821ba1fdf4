import { isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { pointerPart } from '../schemaReader.ts';
import { textIn } from './keywordValue.ts';

/** Keywords with schemas by name. */
const maps = new Set([
  '$defs',
  'definitions',
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependencies',
]);
/** Keywords with one schema, or a list of them. */
const schemas = new Set([
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...['items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'contains'],
  ...['additionalProperties', 'unevaluatedProperties', 'propertyNames'],
]);

/** The subschemas that stand right in a schema, with their places in it. */
export function subschemasOf(schema: WireRecord): readonly (readonly [place: string, value: unknown])[] {
  return Object.entries(schema).flatMap(([keyword, value]): readonly (readonly [string, unknown])[] => {
    const place = pointerPart(keyword);
    if (maps.has(keyword) && isRecord(value))
      return Object.entries(value).map(([name, inner]) => [place + pointerPart(name), inner]);
    if (!schemas.has(keyword)) return [];
    if (Array.isArray(value)) return value.map((inner: unknown, index) => [`${place}/${index}`, inner]);
    return [[place, value]];
  });
}

/** A copy of a schema with other subschemas. */
export function withSubschemas(
  schema: WireRecord,
  change: (inner: unknown, place: string) => unknown,
): WireRecord {
  const copy = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    const place = pointerPart(keyword);
    if (maps.has(keyword) && isRecord(value))
      return [
        keyword,
        Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [name, change(inner, place + pointerPart(name))]),
        ),
      ];
    if (!schemas.has(keyword)) return [keyword, value];
    if (Array.isArray(value))
      return [keyword, value.map((inner: unknown, index) => change(inner, `${place}/${index}`))];
    return [keyword, change(value, place)];
  });
  return Object.fromEntries(copy);
}

/** The address of the document, where it has none. */
const unnamed = 'json-schema:///';

/**
 * A copy of a document in which each reference to a name (`$id`, `$anchor`, `$dynamicRef`) is the JSON pointer of its place, so that
 * all else knows only pointers. The names inside are left out. A document without names is returned as it is. A reference out of the document stays.
 *
 * @param takeElsewhere takes the address of another document, and tells whether that document is known. A reference to a known one
 *   becomes a schema for every value: only `validateData` follows it.
 */
export function localReferences(root: unknown, takeElsewhere: (address: string) => boolean): unknown {
  if (!isRecord(root) || !hasNames(root)) return root;
  const isOld = /draft-0[3467]/.test(textIn(ownField(root, '$schema')));
  const places = new Map<string, string>();
  collect(root, '', unnamed);
  return rewritten(root, unnamed);

  /** In draft-07 nothing beside a `$ref` counts, not even the address. */
  function baseOf(schema: WireRecord, around: string): string {
    const id = ownField(schema, '$id');
    const isIgnored = isOld && Object.hasOwn(schema, '$ref');
    if (typeof id !== 'string' || id.startsWith('#') || isIgnored) return around;
    return resolved(id, around).split('#')[0] ?? around;
  }

  function collect(schema: unknown, pointer: string, around: string): void {
    if (!isRecord(schema)) return;
    const base = baseOf(schema, around);
    if (pointer === '' || base !== around) places.set(base, pointer);
    const id = ownField(schema, '$id');
    const anchors = [ownField(schema, '$anchor'), ownField(schema, '$dynamicAnchor')];
    if (typeof id === 'string' && id.startsWith('#')) anchors.push(id.slice(1));
    for (const anchor of anchors) if (typeof anchor === 'string') places.set(`${base}#${anchor}`, pointer);
    for (const [place, inner] of subschemasOf(schema)) collect(inner, pointer + place, base);
  }

  function rewritten(schema: unknown, around: string): unknown {
    if (!isRecord(schema)) return schema;
    const base = baseOf(schema, around);
    const copy = withSubschemas(schema, (inner) => rewritten(inner, base));
    const {
      $dynamicRef,
      $ref = $dynamicRef,
      $id,
      $anchor: _anchor,
      $dynamicAnchor: _dynamic,
      ...others
    } = copy;
    const rest = schema === root && $id !== undefined ? { ...others, $id } : others;
    if ($ref === undefined) return rest;
    if (typeof $ref !== 'string') return { ...rest, $ref };
    const pointer = pointerOf($ref, base);
    if (pointer !== undefined) return { ...rest, $ref: `#${pointer}` };
    const address = resolved($ref, base);
    if (takeElsewhere(address.split('#')[0] ?? '')) return rest;
    return { ...rest, $ref: address.startsWith(unnamed) ? $ref : address };
  }

  function pointerOf(reference: string, base: string): string | undefined {
    const [address = '', fragment = ''] = resolved(reference, base).split('#');
    const document = places.get(address);
    if (fragment !== '' && !fragment.startsWith('/')) return places.get(`${address}#${fragment}`);
    return document === undefined ? undefined : encodeURI(document) + fragment;
  }
}

/** Maximum number of schemas in a document with names, where one that stands in several places counts each time. */
const mostSchemas = 200_000;

/**
 * Whether a document has a name of a schema, or a reference to one. In a document in a circle, or so large, names are none. Looks at
 * every object once: in memory one may stand in billions of places.
 */
function hasNames(root: WireRecord): boolean {
  const seen = new Set<unknown>([root]);
  let found = false;
  for (const value of seen) {
    if (!isRecord(value) && !Array.isArray(value)) continue;
    for (const [keyword, inner] of Object.entries(value)) {
      if (typeof inner === 'object' && inner !== null) seen.add(inner);
      const isName = ['$id', '$anchor', '$dynamicRef'].includes(keyword);
      found ||= isName || (keyword === '$ref' && typeof inner === 'string' && !inner.startsWith('#'));
    }
  }
  return found && countPlaces(root, mostSchemas) <= mostSchemas;
}

/** The number of subschemas by their places, up to a maximum. A circle has more than any. */
function countPlaces(schema: unknown, most: number): number {
  let count = 0;
  const open: unknown[] = [schema];
  while (open.length > 0 && count <= most) {
    const next = open.pop();
    count += 1;
    if (isRecord(next)) for (const [, inner] of subschemasOf(next)) open.push(inner);
  }
  return count;
}

function resolved(reference: string, base: string): string {
  return URL.canParse(reference, base) ? new URL(reference, base).href : reference;
}
