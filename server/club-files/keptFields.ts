import type { Static, TObject } from 'typebox';

/** Fields of a part that the database keeps under the same name; null in the database where an optional field is absent. */
type Kept<Schema extends TObject, Converted> = {
  [Name in Exclude<keyof Static<Schema>, Converted>]-?: undefined extends Static<Schema>[Name]
    ? Exclude<Static<Schema>[Name], undefined> | null
    : Static<Schema>[Name];
};

/**
 * The fields of a club file and their columns are one list: the properties of the schema. The exporter reads it here and the importer
 * in `keptColumns`, so that neither can forget a field. A field without a column of its name doesn't compile, unless it is `converted`.
 */
export function keptFields<Schema extends TObject, Converted extends keyof Static<Schema>>(
  schema: Schema,
  row: Kept<Schema, Converted>,
  converted: readonly Converted[],
): Omit<Static<Schema>, Converted> {
  const stored: Readonly<Record<string, unknown>> = row;
  const fields = namesOf(schema, converted).flatMap((name) => {
    const isAbsent = stored[name] === null && !schema.required?.includes(name);
    return isAbsent ? [] : [[name, stored[name]]];
  });
  // Safe cast: `row` has each of these fields with the type of the file, or null where the field is optional.
  return Object.fromEntries(fields) as Omit<Static<Schema>, Converted>;
}

/** The columns of a part: the reverse of `keptFields`. */
export function keptColumns<Schema extends TObject, Converted extends keyof Static<Schema>>(
  schema: Schema,
  values: Omit<Static<Schema>, Converted>,
  converted: readonly Converted[],
): Kept<Schema, Converted> {
  const given: Readonly<Record<string, unknown>> = values;
  const columns = namesOf(schema, converted).map((name) => [name, given[name] ?? null]);
  // Safe cast: each field of the file is there, or null.
  return Object.fromEntries(columns) as Kept<Schema, Converted>;
}

function namesOf(schema: TObject, converted: readonly PropertyKey[]): string[] {
  return Object.keys(schema.properties).filter((name) => !converted.includes(name));
}
