import { ownField } from '../../sections/wireValue.ts';
import type { OpenLevel } from '../conditions/openLevel.ts';
import { typesOf } from '../properties/typeOf.ts';
import { mergedNode, resolveSchema } from '../resolveSchema.ts';
import type { SchemaNode, SchemaReader } from '../schemaReader.ts';
import { entriesOf, listOf } from './declarations.ts';
import { fitsSchema } from './fits.ts';
import { choiceKeywords, quietly, without } from './schemasOf.ts';

/** A branch with what counts for all of them, in a list of one; empty where it asks for what can't be. */
export function possiblePart(
  level: OpenLevel,
  node: SchemaNode,
  part: SchemaNode,
): readonly { readonly part: SchemaNode; readonly merged: SchemaNode }[] {
  const base = without(node, choiceKeywords);
  const merged = quietly(level.reader, (quiet) => mergedNode(quiet, part, base));
  if (!merged || !isOfObject(part)) return [];
  const properties = entriesOf(merged, 'properties');
  const isAsked = listOf(ownField(merged.schema, 'required')).every((name) => {
    if (!properties.has(name)) return true;
    const value = properties.get(name);
    return (
      value !== false &&
      quietly(level.reader, (quiet) => isPossible(quiet, resolveSchema(quiet, value, '', merged.open)))
    );
  });
  return isAsked ? [{ part, merged }] : [];
}

function isOfObject({ schema }: SchemaNode): boolean {
  return typesOf(schema)?.includes('object') ?? true;
}

/** Whether a value can fit a schema, as far as its options tell. */
export function isPossible({ root }: SchemaReader, node: SchemaNode | undefined): boolean {
  if (!node) return false;
  const listed = Object.hasOwn(node.schema, 'const') ? [node.schema.const] : ownField(node.schema, 'enum');
  return !Array.isArray(listed) || listed.some((value: unknown) => fitsSchema(root, node.schema, value));
}
