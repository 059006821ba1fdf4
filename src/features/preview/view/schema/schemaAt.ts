import sections from '@clubpoort/form-engine/section.schema.json' with { type: 'json' };

/** The parts of JSON Schema (draft-07) that the schema of sections uses to describe a place. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode | readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly then?: SchemaNode;
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
}

/** The schema of all sections of a form, which the engine publishes. */
export const sectionsSchema: SchemaNode = sections as SchemaNode; // its type in TypeScript is that of this one file

/** A place in the sections: the names of properties and the indexes of lists, from the outside in. */
export type JsonPath = readonly (string | number)[];

/** Every schema that describes a place, also those of a condition or of one type of question. */
export function schemasAt(path: JsonPath): readonly SchemaNode[] {
  return path.reduce<readonly SchemaNode[]>(
    (schemas, step) => unfold(schemas.flatMap((schema) => below(schema, step))),
    unfold([sectionsSchema]),
  );
}

/** The properties that may stand in the object at a place, each with the first description that tells of it. */
export function propertiesAt(path: JsonPath): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { properties = {} } of schemasAt(path))
    for (const [name, property] of Object.entries(properties))
      found.set(name, found.get(name) || descriptionOf(property));
  return found;
}

/** The values that the schema names for a place: all there are, or examples. */
export function valuesAt(path: JsonPath): readonly unknown[] {
  const named = schemasAt(path).flatMap((schema) => [...(schema.enum ?? []), ...(schema.examples ?? [])]);
  // 1 and 0 are for servers that have no booleans.
  const values = named.includes(true) ? named.filter((value) => value !== 1 && value !== 0) : named;
  return [...new Set(values)];
}

function descriptionOf(property: SchemaNode): string {
  return unfold([property]).find(({ description }) => description !== undefined)?.description ?? '';
}

function below(schema: SchemaNode, step: string | number): readonly SchemaNode[] {
  const { items, properties = {}, additionalProperties } = schema;
  if (typeof step === 'number') {
    if (items === undefined) return [];
    return isList(items) ? items.slice(step, step + 1) : [items];
  }
  const named = properties[step];
  if (named) return [named];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}

/** The schemas themselves, with those that they refer to or combine. */
function unfold(schemas: readonly SchemaNode[], seen: ReadonlySet<SchemaNode> = new Set()): SchemaNode[] {
  return schemas.flatMap((schema) => {
    if (seen.has(schema)) return [];
    const { $ref, allOf = [], anyOf = [], oneOf = [], then } = schema;
    const target =
      $ref === undefined ? undefined : sectionsSchema.definitions?.[$ref.split('/').at(-1) ?? ''];
    const inner = [...(target ? [target] : []), ...allOf, ...anyOf, ...oneOf, ...(then ? [then] : [])];
    return [schema, ...unfold(inner, new Set([...seen, schema]))];
  });
}

function isList(items: NonNullable<SchemaNode['items']>): items is readonly SchemaNode[] {
  return Array.isArray(items);
}
