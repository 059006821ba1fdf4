import { isRecord, ownField, type WireRecord } from '../sections/wireValue.ts';
import { mergeSchemas } from './choices/mergeSchemas.ts';
import { isLocal, localPointer, localTarget } from './properties/localTarget.ts';
import {
  mostParts,
  mostProperties,
  pointerPart,
  type SchemaNode,
  type SchemaReader,
} from './schemaReader.ts';

/** Maximum number of references that lead from one to the next. */
const longestChain = 50;

/** Maximum number of `allOf` inside each other, and of references on the way to them. */
const deepestMerge = 200;

/** Maximum number of times that a reference is followed to what it stands in. */
const mostTurns = 2;
/** Maximum number of properties before a reference is no longer followed to what it stands in: each may have many such. */
const enoughProperties = 300;

/**
 * Reads a subschema, follows its `$ref` and merges its `allOf`. Keywords beside a `$ref` apply too, as in 2020-12 and in Ajv: their
 * texts go before those of the target. A reference that leads to what it stands in too often stays as it is.
 * @param open the references on the way to this subschema.
 * @returns `undefined` where it is no subschema, where its reference can't be followed, or where no value fits it. That is
 * reported.
 */
export function resolveSchema(
  reader: SchemaReader,
  value: unknown,
  pointer: string,
  open: readonly string[],
): SchemaNode | undefined {
  return resolved(reader, { value, pointer, open, chain: [], depth: 0 });
}

interface Place {
  readonly value: unknown;
  readonly pointer: string;
  readonly open: readonly string[];
  /** The references that led here from one subschema: another one to them never ends. */
  readonly chain: readonly string[];
  /** The number of subschemas around, up to the one that is resolved. */
  readonly depth: number;
}

function resolved(reader: SchemaReader, place: Place): SchemaNode | undefined {
  reader.parts += 1;
  if (reader.parts > mostParts) return undefined;
  const { value, pointer, open, chain, depth } = place;
  if (depth > deepestMerge) {
    reader.report(
      'schema-refused',
      pointer,
      `more than ${deepestMerge} schemas for one value are inside each other`,
    );
    return undefined;
  }
  if (!isRecord(value) && value !== true) {
    if (value === false) reader.late(pointer, 'no value is valid here: it stays as it is');
    else reader.report('malformed', pointer, 'a schema must be an object or a boolean');
    return undefined;
  }
  const { $ref: reference, allOf: parts, ...own } = value === true ? {} : value;
  const areParts = Array.isArray(parts) && parts.length > 0;
  const node = nodeAt(pointer, areParts || parts === undefined ? own : { ...own, allOf: parts }, open);
  const target = reference === undefined ? node : followed(reader, place, reference);
  if (!target) return undefined;
  const merged = target === node ? node : mergedNode(reader, node, target);
  if (!areParts) return merged;
  return parts.reduce<SchemaNode | undefined>((whole, part: unknown, index) => {
    if (!whole || reader.parts > mostParts || reader.properties > mostProperties) return undefined;
    const at = `${pointer}/allOf/${index}`;
    const inner = resolved(reader, { value: part, pointer: at, open, chain, depth: depth + 1 });
    return inner ? mergedNode(reader, whole, inner) : whole;
  }, merged);
}

function nodeAt(pointer: string, schema: WireRecord, open: readonly string[]): SchemaNode {
  const at: SchemaNode['at'] = (keyword, name) => pointer + partOf(keyword) + partOf(name);
  return { schema, at, open, isRecursive: false };
}

function partOf(name: string | undefined): string {
  return name === undefined ? '' : pointerPart(name);
}

function followed(
  reader: SchemaReader,
  { pointer, open, chain, depth }: Place,
  reference: unknown,
): SchemaNode | undefined {
  const at = `${pointer}/$ref`;
  if (!isLocal(reference)) {
    reader.report('unsupported-keyword', at, 'a $ref must point into the same document: "#/$defs/name"');
    return undefined;
  }
  if (chain.includes(reference) || chain.length >= longestChain) {
    reader.report('schema-refused', at, 'this $ref is a cycle: the property is not asked');
    return undefined;
  }
  const turns = open.filter((one) => one === reference).length;
  if (turns > mostTurns || (turns > 0 && reader.properties > enoughProperties))
    return nodeAt(pointer, { $ref: reference }, open);
  const target = localPointer(reference);
  const value = localTarget(reader.root, reference);
  if (target === undefined || value === undefined) {
    reader.report('malformed', at, 'this $ref points to nothing in the document');
    return undefined;
  }
  const node = resolved(reader, {
    value,
    pointer: target,
    open: [...open, reference],
    chain: [...chain, reference],
    depth: depth + 1,
  });
  return node && (turns > 0 ? { ...node, isRecursive: true } : node);
}

/** The subschemas of which one is merged, by the keywords in them. */
type Sources = Map<string, SchemaNode[]>;

const sourcesOf = new WeakMap<WireRecord, Sources>();

/** One subschema for two that both apply. Each keyword has the place where it stands. */
export function mergedNode(reader: SchemaReader, one: SchemaNode, other: SchemaNode): SchemaNode | undefined {
  const schema = mergeSchemas(one.schema, other.schema);
  if (!schema) {
    reader.report('malformed', one.at(), 'no value fits all that is said here');
    return undefined;
  }
  const merged = ownField(schema, 'properties');
  // Nothing is asked of so many: to go on merging them would take the square of their number.
  if (isRecord(merged) && Object.keys(merged).length > mostProperties) reader.properties = mostProperties + 1;
  // Those of the other are added to the list of the first: a copy for each of 10,000 would be too much.
  const sources = sourcesOf.get(one.schema) ?? addedSources(new Map(), one);
  addedSources(sources, other);
  sourcesOf.set(schema, sources);
  return {
    schema,
    at: (keyword, name) => {
      if (keyword === undefined) return one.at();
      const source = sources.get(keyword)?.find((node) => stands(node, keyword, name));
      return (source ?? other).at(keyword, name);
    },
    open: union(one.open, other.open),
    isRecursive: one.isRecursive || other.isRecursive,
  };
}

function addedSources(sources: Sources, node: SchemaNode): Sources {
  const added: Sources =
    sourcesOf.get(node.schema) ?? new Map(Object.keys(node.schema).map((keyword) => [keyword, [node]]));
  for (const [keyword, nodes] of added) {
    const known = sources.get(keyword);
    if (known) for (const one of nodes) known.push(one);
    else sources.set(keyword, [...nodes]);
  }
  return sources;
}

/** The references of both, each as often as on the way that has it most. */
function union(one: readonly string[], other: readonly string[]): readonly string[] {
  const count = (list: readonly string[], reference: string) =>
    list.filter((item) => item === reference).length;
  const more = [...new Set(other)].flatMap((reference) =>
    Array<string>(Math.max(0, count(other, reference) - count(one, reference))).fill(reference),
  );
  return [...one, ...more];
}

/** Whether a keyword stands in a subschema, with this name where it is asked for. */
function stands({ schema }: SchemaNode, keyword: string, name: string | undefined): boolean {
  if (!Object.hasOwn(schema, keyword)) return false;
  const value = schema[keyword];
  return name === undefined || !isRecord(value) || Object.hasOwn(value, name);
}
