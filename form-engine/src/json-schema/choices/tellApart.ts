import { isRecord, ownField } from '../../sections/wireValue.ts';
import { isSameJson } from '../data/isSameJson.ts';
import { isOfType, typesOf } from '../properties/typeOf.ts';
import { resolveSchema } from '../resolveSchema.ts';
import type { SchemaNode, SchemaReader } from '../schemaReader.ts';
import { quietly } from './schemasOf.ts';

/** The values that a property may have in each branch, and in one branch only. */
export interface Discriminator {
  readonly name: string;
  /** By branch. */
  readonly values: readonly (readonly unknown[])[];
}

/** The property whose values tell all branches apart; `undefined` for none. */
export function discriminatorOf(
  reader: SchemaReader,
  parts: readonly SchemaNode[],
  isDemanded: (name: string) => boolean,
): Discriminator | undefined {
  const [first] = parts;
  if (!first || parts.length < 2) return undefined;
  for (const name of namesOf(first)) {
    if (!parts.every((part) => demands(part, name)) && !isDemanded(name)) continue;
    const values = parts.map((part) => valuesOf(reader, part, name));
    const known = values.filter((one) => one !== undefined);
    if (known.length === parts.length && areDisjoint(known)) return { name, values: known };
  }
  return undefined;
}

/** Whether no value can fit two of these schemas. */
export function areExclusive(reader: SchemaReader, nodes: readonly SchemaNode[]): boolean {
  return nodes.every((one, index) => nodes.slice(index + 1).every((other) => isTellable(reader, one, other)));
}

function isTellable(reader: SchemaReader, one: SchemaNode, other: SchemaNode): boolean {
  const [types, others] = [one, other].map(({ schema }) => typesOf(schema));
  if (types && others && !types.some((type) => others.some((two) => type === two || isNumberPair(type, two))))
    return true;
  const [values, more] = [one, other].map(({ schema }) => listedIn(schema));
  if (values && more) return areDisjoint([values, more]);
  if (values && others) return values.every((value) => !isOfType(value, others));
  if (more && types) return more.every((value) => !isOfType(value, types));
  return namesOf(one).some((name) => {
    const [here, there] = [one, other].map((node) =>
      demands(node, name) ? valuesOf(reader, node, name) : undefined,
    );
    return here !== undefined && there !== undefined && areDisjoint([here, there]);
  });
}

function isNumberPair(one: unknown, other: unknown): boolean {
  return [one, other].every((type) => type === 'number' || type === 'integer');
}

function areDisjoint(lists: readonly (readonly unknown[])[]): boolean {
  const all = lists.flat();
  return all.every((value, index) => !all.slice(index + 1).some((other) => isSameJson(value, other)));
}

function namesOf({ schema }: SchemaNode): readonly string[] {
  const properties = ownField(schema, 'properties');
  return isRecord(properties) ? Object.keys(properties) : [];
}

function demands({ schema }: SchemaNode, name: string): boolean {
  const required = ownField(schema, 'required');
  return Array.isArray(required) && required.includes(name);
}

/** The values that a schema lists for a property; `undefined` where it lists none. */
function valuesOf(reader: SchemaReader, node: SchemaNode, name: string): readonly unknown[] | undefined {
  const properties = ownField(node.schema, 'properties');
  if (!isRecord(properties) || !Object.hasOwn(properties, name)) return undefined;
  const read = quietly(reader, (quiet) => resolveSchema(quiet, properties[name], '', node.open));
  return read && listedIn(read.schema);
}

function listedIn(schema: SchemaNode['schema']): readonly unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema.const];
  const listed = ownField(schema, 'enum');
  return Array.isArray(listed) && listed.length > 0 ? listed : undefined;
}
