import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { onFirstUse } from '#rules/onFirstUse.ts';

/**
 * Says in English what is wrong with a value that a schema refuses: the first fault alone. Ajv stops there, and looks at the
 * maxima of a text, list or object before anything else of it. TypeBox lists every fault of a node instead, and takes the
 * square of a list's length for equal items.
 *
 * @returns the path and the fault, e.g. `/mail must be string`
 */
export function firstFault(schema: TSchema): (value: unknown) => string[] {
  const compiled = onFirstUse(() => compile(schema));
  return (value) => {
    const validate = compiled();
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .slice(0, 1)
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  };
}

/** Without TypeBox's own marks, which are no part of the schema. */
function compile(schema: TSchema): ValidateFunction {
  const ajv = new Ajv({ allErrors: false, strict: false, multipleOfPrecision: 6, validateFormats: false });
  return ajv.compile(JSON.parse(JSON.stringify(schema)));
}
