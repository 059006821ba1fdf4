import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { onFirstUse } from '#rules/onFirstUse.ts';

/**
 * Describes in English the first fault that a schema finds in a value. Ajv stops at the first fault, and checks the maximum
 * sizes of a text, list or object first. TypeBox lists all faults of a node, and compares all pairs of a list for equal items.
 * Decision: docs/decisions/0059-what-a-request-may-cost.md
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

/** Drops TypeBox's own markers, which are not part of the schema. */
function compile(schema: TSchema): ValidateFunction {
  const ajv = new Ajv({ allErrors: false, strict: false, multipleOfPrecision: 6, validateFormats: false });
  return ajv.compile(JSON.parse(JSON.stringify(schema)));
}
