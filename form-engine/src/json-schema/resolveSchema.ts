import { isRecord, ownField, type WireRecord } from '../sections/wireValue.ts';
import { isSameJson } from './isSameJson.ts';
import {
  isSilent,
  mostParts,
  pointerPart,
  pointerParts,
  type SchemaNode,
  type SchemaReader,
} from './schemaReader.ts';

/** Maximum number of references that lead from one to the next. */
const longestChain = 50;

const annotations = new Set(['title', 'description', 'default', 'examples', '$comment', 'deprecated']);

/**
 * Reads a subschema and follows its `$ref`. Keywords beside a `$ref` apply too, as in 2020-12 and in Ajv: their texts go
 * before those of the target. An `allOf` of one part, with only texts beside it, is that part: in draft-07 it gives a
 * `$ref` a title.
 * A reference that leads back to itself stays as it is.
 * @returns `undefined` where it is no subschema, or where its reference can't be followed. That is reported.
 */
export function resolveSchema(
  reader: SchemaReader,
  value: unknown,
  pointer: string,
  open: ReadonlySet<string>,
): SchemaNode | undefined {
  reader.parts += 1;
  if (reader.parts > mostParts) return undefined;
  const node = subschema(reader, value, pointer, open);
  let resolved = node;
  for (let step = 0; resolved; step += 1) {
    const isReference = Object.hasOwn(resolved.schema, '$ref');
    const [part] = isReference ? [] : onlyPart(resolved);
    if (!isReference && part === undefined) return resolved;
    if (step >= longestChain) return undefined;
    if (isReference && isCycle(resolved)) return resolved;
    resolved = isReference ? followed(reader, resolved) : unwrapped(reader, resolved, part);
  }
  return undefined;
}

function isCycle({ schema, open }: SchemaNode): boolean {
  const reference = ownField(schema, '$ref');
  return typeof reference === 'string' && open.has(reference);
}

/** The part of an `allOf` of one, in a list, where only texts stand beside it. */
function onlyPart({ schema }: SchemaNode): readonly unknown[] {
  const parts = ownField(schema, 'allOf');
  const isWrapper = Object.keys(schema).every((keyword) => keyword === 'allOf' || isSilent(keyword));
  return isWrapper && Array.isArray(parts) && parts.length === 1 && isRecord(parts[0]) ? parts : [];
}

function unwrapped(reader: SchemaReader, node: SchemaNode, part: unknown): SchemaNode | undefined {
  const found = subschema(reader, part, `${node.at('allOf')}/0`, node.open);
  return found && withSiblings(reader, found, node);
}

function subschema(
  reader: SchemaReader,
  value: unknown,
  pointer: string,
  open: ReadonlySet<string>,
): SchemaNode | undefined {
  if (isRecord(value)) return { schema: value, at: (keyword) => withKeyword(pointer, keyword), open };
  if (value === true) return { schema: {}, at: (keyword) => withKeyword(pointer, keyword), open };
  if (value === false) reader.late(pointer, 'no value is valid here: it stays as it is');
  else reader.report('malformed', pointer, 'a schema must be an object or a boolean');
  return undefined;
}

function withKeyword(pointer: string, keyword: string | undefined): string {
  return keyword === undefined ? pointer : pointer + pointerPart(keyword);
}

function followed(reader: SchemaReader, node: SchemaNode): SchemaNode | undefined {
  const reference = ownField(node.schema, '$ref');
  const at = node.at('$ref');
  if (typeof reference !== 'string' || !/^#(?:\/|$)/.test(reference)) {
    reader.report('unsupported-keyword', at, 'a $ref must point into the same document: "#/$defs/name"');
    return undefined;
  }
  const pointer = decodedPointer(reference);
  const target = pointer === undefined ? undefined : valueAt(reader.root, pointer);
  if (pointer === undefined || target === undefined) {
    reader.report('malformed', at, 'this $ref points to nothing in the document');
    return undefined;
  }
  const found = subschema(reader, target, pointer, new Set([...node.open, reference]));
  return found && withSiblings(reader, found, node);
}

function decodedPointer(reference: string): string | undefined {
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
}

/** The value at a JSON pointer. Looks at properties of the document's own only. */
function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const name of pointerParts(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as WireRecord)[name]; // Cast is safe: an object, and its own property.
  }
  return value;
}

/** The target of a reference with the keywords beside the reference. */
function withSiblings(reader: SchemaReader, target: SchemaNode, { schema, at }: SchemaNode): SchemaNode {
  const own = Object.entries(schema).filter(([keyword, value]) => {
    if (keyword === '$ref' || (keyword === 'allOf' && !Object.hasOwn(schema, '$ref'))) return false;
    const isOther = Object.hasOwn(target.schema, keyword) && !isSameJson(target.schema[keyword], value);
    if (!isOther || annotations.has(keyword)) return true;
    const message = `"${keyword.slice(0, 60)}" stands here and behind the $ref: this one is only checked by validateData`;
    reader.late(at(keyword), message);
    return false;
  });
  const names = new Set(own.map(([keyword]) => keyword));
  return {
    schema: { ...target.schema, ...Object.fromEntries(own) },
    at: (keyword) => (keyword !== undefined && names.has(keyword) ? at(keyword) : target.at(keyword)),
    open: target.open,
  };
}
