import type { Diagnostic } from '../sections/diagnostic.ts';
import type { WireRecord } from '../sections/wireValue.ts';
import type { Texts } from '../texts/nl.ts';

/** Maximum number of properties in a schema, those behind a `$ref` counted each time. */
export const mostProperties = 2000;
/** Maximum number of subschemas and parts of conditions: a small document with many references has billions. */
export const mostParts = 20_000;
/** Maximum number of objects inside each other, below the schema itself. */
export const deepestLevel = 8;

/** One reading of a schema. */
export interface SchemaReader {
  /** The whole document, in which a `$ref` points. */
  readonly root: unknown;
  readonly report: (code: Diagnostic['code'], path: string, message: string) => void;
  /** Takes a part of the schema that only `validateData` checks. */
  readonly late: (path: string, message: string) => void;
  /** The language of the form, such as `nl-BE`, for the names of types. */
  readonly locale: string;
  readonly texts: Texts;
  /** The title of the properties that a schema doesn't name. */
  readonly otherFields: string;
  /** Whether the form can check these keywords on the whole value, where no question says them. */
  readonly canCheck: (schema: WireRecord) => boolean;
  /** Keywords that no question says and that nobody checks yet. Those that are left at the end are left to `validateData`. */
  readonly unread: Map<SchemaNode, Map<string, string>>;
  /** The number of properties so far. */
  properties: number;
  /** The number of subschemas and parts of conditions so far. */
  parts: number;
}

/** A subschema with its references resolved. */
export interface SchemaNode {
  readonly schema: WireRecord;
  /** JSON pointer of the subschema, of one keyword in it, or of one name in that keyword. */
  readonly at: (keyword?: string, name?: string) => string;
  /** The references on the way to this subschema. */
  readonly open: readonly string[];
  /** Whether a reference leads to what it stands in: a tree of folders. */
  readonly isRecursive: boolean;
}

/** A name as a part of a JSON pointer (RFC 6901). */
export function pointerPart(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The names on the way of a JSON pointer: `['kids', '0']` for `/kids/0`; none for the whole. */
export function pointerParts(pointer: string): readonly string[] {
  const [, ...parts] = pointer.split('/');
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Keywords that say nothing about a value, or that only stand where others refer to them. */
const silent = new Set([
  '$schema',
  '$id',
  'id',
  '$comment',
  '$anchor',
  '$defs',
  'definitions',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'contentMediaType',
  'contentEncoding',
  'contentSchema',
  '$dynamicAnchor',
]);

/** Whether a keyword says nothing about a value. */
export function isSilent(keyword: string): boolean {
  return silent.has(keyword) || keyword.startsWith('x-');
}

/**
 * Takes the keywords of a subschema that nothing reads. Those that start with `x-` are the host's own. Keywords that can be
 * checked on the whole value wait for `takeUnread`; the others are left to `validateData`.
 */
export function reportUnread(reader: SchemaReader, node: SchemaNode, read: readonly string[]): void {
  const known = new Set(read);
  for (const keyword of Object.keys(node.schema)) {
    if (known.has(keyword) || isSilent(keyword)) continue;
    reportUnchecked(reader, node, keyword, `"${keyword.slice(0, 60)}" is only checked by validateData`);
  }
}

/** Leaves a keyword that no question says to `validateData`, unless it can be checked on the whole value. */
export function reportUnchecked(
  reader: SchemaReader,
  node: SchemaNode,
  keyword: string,
  message: string,
): void {
  if (!reader.canCheck({ [keyword]: node.schema[keyword] })) {
    reader.late(node.at(keyword), message);
    return;
  }
  const waiting = reader.unread.get(node) ?? new Map<string, string>();
  reader.unread.set(node, waiting.set(keyword, message));
}

/** Keywords that a keyword is read with. */
const companions: Readonly<Record<string, readonly string[]>> = {
  additionalProperties: ['properties', 'patternProperties'],
  items: ['prefixItems'],
  additionalItems: ['items'],
  contains: ['minContains', 'maxContains'],
  if: ['then', 'else'],
};

/** The keywords of a subschema that no question says, as a schema to check the value with; `undefined` for none. */
export function takeUnread(reader: SchemaReader, node: SchemaNode): WireRecord | undefined {
  const waiting = reader.unread.get(node);
  reader.unread.delete(node);
  return waiting && withCompanions(node.schema, [...waiting.keys()]);
}

/** These keywords of a subschema, with those that they are read with. Of properties beside them, only the names count. */
export function withCompanions(schema: WireRecord, keywords: readonly string[]): WireRecord {
  const names = keywords.flatMap((keyword) => [keyword, ...(companions[keyword] ?? [])]);
  const entries = names
    .filter((name) => Object.hasOwn(schema, name))
    .map((name) => [
      name,
      name.endsWith('roperties') && !keywords.includes(name) ? withoutSchemas(schema[name]) : schema[name],
    ]);
  return Object.fromEntries(entries);
}

function withoutSchemas(value: unknown): unknown {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap ? Object.fromEntries(Object.keys(value).map((name) => [name, true])) : value;
}
