import { diagnoseForm } from '../schema/diagnostics/diagnoseForm.ts';
import { type CompiledSchema, compileSchemaWith, type SchemaOptions } from './compileSchemaWith.ts';
import type { DataOf } from './raw-data/dataOf.ts';

/**
 * Compiles a JSON Schema (draft-07 or 2020-12) into a form. Never throws: what the form can't do of the schema is in
 * `diagnostics`. With no diagnostics, `validateAnswers` and what `checkedLate` leaves to `validateData` accept the same data as
 * another validator does with the schema.
 *
 * @param given the schema, with `$ref` only inside itself; or what offers one by Standard JSON Schema, such as a schema of Zod. The
 *   type of the data follows from it where it is written down in the code.
 */
export function compileSchema<const Schema>(
  given: Schema,
  options: SchemaOptions = {},
): CompiledSchema<DataOf<Schema>> {
  return compileSchemaWith(given, options, (form) => diagnoseForm(form, { needsLabels: false }));
}
