import { isRecord, ownField } from '../../sections/wireValue.ts';
import type { Branch, Declaration, OpenLevel } from '../conditions/openLevel.ts';
import { isSameJson } from '../data/isSameJson.ts';
import { mergedNode, resolveSchema } from '../resolveSchema.ts';
import type { SchemaNode } from '../schemaReader.ts';
import { isAnything } from './mergeSchemas.ts';

/** The ways to apply the parts of a schema to an object. */
export interface Appliers {
  readonly ruleKeywords: readonly string[];
  readonly property: (level: OpenLevel, declaration: Declaration, branch: Branch) => void;
  readonly required: (
    level: OpenLevel,
    place: { readonly names: unknown; readonly at: string },
    branch: Branch,
  ) => void;
  /** Applies all but the properties. */
  readonly rest: (level: OpenLevel, node: SchemaNode, branch: Branch) => void;
  readonly sources: (
    level: OpenLevel,
    name: string | symbol,
  ) => {
    readonly asked: unknown[];
    readonly required: unknown[];
    readonly refused: unknown[];
  };
}

export function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

export function entriesOf({ schema }: SchemaNode, keyword: string): ReadonlyMap<string, unknown> {
  const value = ownField(schema, keyword);
  return new Map(isRecord(value) ? Object.entries(value) : []);
}

export function declarationIn(node: SchemaNode, name: string, value: unknown): Declaration {
  const at = node.at('properties', name);
  return { name, value, at, resolve: (reader) => resolveSchema(reader, value, at, node.open) };
}

interface Given {
  readonly name: string;
  readonly base: unknown;
  readonly given: unknown;
}

/** The declarations of one property by the object and a branch of it; `undefined` for nothing. */
export function joined(
  node: SchemaNode,
  part: SchemaNode,
  { name, base, given }: Given,
): (Declaration & { readonly isMerged?: true }) | undefined {
  if (base === undefined) return given === undefined ? undefined : declarationIn(part, name, given);
  if (given === undefined || isAnything(given) || isSameJson(base, given))
    return declarationIn(node, name, base);
  if (isAnything(base)) return declarationIn(part, name, given);
  const [outer, inner] = [declarationIn(node, name, base), declarationIn(part, name, given)];
  return {
    ...inner,
    isMerged: true,
    value: { allOf: [given, base] },
    resolve: (reader) => {
      const [one, other] = [inner.resolve(reader), outer.resolve(reader)];
      return one && other && mergedNode(reader, one, other);
    },
  };
}
