import { format, type Schema, Validator } from '@cfworker/json-schema';
import { engineFormats } from '#form-engine/src/validation/engineFormats.ts';

// Its registry of formats is one for the whole module: ours are the same rules that Ajv is given.
Object.assign(format, engineFormats);

/** A verdict by a validator that shares no code with Ajv: it interprets the schema, draft-07, and compiles nothing. */
export function secondValidator(schema: object): (value: unknown) => boolean {
  const validator = new Validator(schema satisfies Schema, '7');
  return (value) => validator.validate(value).valid;
}
