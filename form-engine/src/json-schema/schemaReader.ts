import type { Diagnostic } from '../sections/diagnostic.ts';
import type { WireRecord } from '../sections/wireValue.ts';

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
  /** The title of the properties that a schema doesn't name. */
  readonly otherFields: string;
  /** The number of properties so far. */
  properties: number;
  /** The number of subschemas and parts of conditions so far. */
  parts: number;
}

/** A subschema with its references resolved. */
export interface SchemaNode {
  readonly schema: WireRecord;
  /** JSON pointer of the subschema, or of one keyword in it. */
  readonly at: (keyword?: string) => string;
  /** The references on the way to this subschema: another one to them is a cycle. */
  readonly open: ReadonlySet<string>;
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
 * Leaves the keywords of a subschema that nothing reads to `validateData`. Those that start with `x-` are the host's own.
 */
export function reportUnread(reader: SchemaReader, node: SchemaNode, read: readonly string[]): void {
  const known = new Set(read);
  for (const keyword of Object.keys(node.schema)) {
    if (known.has(keyword) || isSilent(keyword)) continue;
    reader.late(node.at(keyword), `"${keyword.slice(0, 60)}" is only checked by validateData`);
  }
}
