import { format, type Schema, Validator } from '@cfworker/json-schema';
import { engineFormats } from '#form-engine/src/validation/engineFormats.ts';

// The registry of formats is global to the module. It gets the same rules as Ajv.
Object.assign(format, engineFormats);

/** Validates draft-07 without sharing code with Ajv: it interprets the schema instead of compiling it. */
export function secondValidator(schema: object): (value: unknown) => boolean {
  const validator = new Validator(schema satisfies Schema, '7');
  return (value) => validator.validate(value).valid;
}
