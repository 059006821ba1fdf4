import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { onFirstUse } from '#rules/onFirstUse.ts';

interface Fault {
  /** The path and the fault in English: `/mail must be string`. */
  readonly text: string;
  readonly path: readonly string[];
  /** The most characters, where the fault is a text that is too long. */
  readonly most?: number;
}

/**
 * Describes the first fault that a schema finds in a value. Ajv stops at the first fault, and checks the maximum
 * sizes of a text, list or object first. TypeBox lists all faults of a node, and compares all pairs of a list for equal items.
 * Decision: docs/decisions/0059-what-a-request-may-cost.md
 *
 * @returns the fault; undefined where there is none
 */
export function firstFault(schema: TSchema): (value: unknown) => Fault | undefined {
  const compiled = onFirstUse(() => compile(schema));
  return (value) => {
    const validate = compiled();
    if (validate(value)) return undefined;
    const [first] = validate.errors ?? [];
    if (!first) return undefined;
    const { instancePath, message, keyword, params } = first;
    return {
      text: `${instancePath || '/'} ${message}`,
      path: instancePath.split('/').slice(1),
      ...(keyword === 'maxLength' && { most: Number(params.limit) }),
    };
  };
}

/** Drops TypeBox's own markers, which are not part of the schema. */
function compile(schema: TSchema): ValidateFunction {
  const ajv = new Ajv({ allErrors: false, strict: false, multipleOfPrecision: 6, validateFormats: false });
  return ajv.compile(JSON.parse(JSON.stringify(schema)));
}
