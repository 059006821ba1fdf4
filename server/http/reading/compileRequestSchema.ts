import { fillIn, nl as formTexts } from '@clubpoort/form-engine/headless';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { onFirstUse } from '#rules/onFirstUse.ts';
import { invalidFields } from '../invalidFields.ts';
import { type Refused, refusals } from '../refused.ts';
import { fieldsOf } from './fieldsOf.ts';
import { readLoosely } from './readLoosely.ts';

/**
 * Checks requests against the contract. A request that fits is used as it is; any other is read once more with
 * `readLoosely`. Most queries need that, because a query is text.
 */
export const compileRequestSchema: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const check = compileCheck(schema);
  return (request: unknown) => check(request ?? {});
};

/** Checks the fields of a form, which are text as in a query. Throws a refusal where they don't fit. */
export function compileFormSchema(schema: TSchema): (fields: Readonly<Record<string, string>>) => unknown {
  const check = compileCheck(schema);
  return (fields) => {
    const checked = check(fields);
    if ('error' in checked) throw checked.error;
    return checked.value;
  };
}

function compileCheck(schema: TSchema): (value: unknown) => { value: unknown } | { error: Refused } {
  const validator = Compile(schema);
  const exact = Compile(withoutOthers(schema));
  const describe = firstFault(schema);
  return (given) => {
    if (exact.Check(given)) return { value: given };
    const value = readLoosely(schema, given);
    if (exact.Check(value)) return { value };
    // Removes fields outside the contract, so that a handler never meets another operation's field.
    if (validator.Check(value)) return { value: validator.Clean(structuredClone(value)) };
    return { error: refusalOf(describe(value), value) };
  };
}

/** A text that somebody typed too long is a problem of its field, which a form can show there. Any other fault is one of the program that asks. */
function refusalOf(fault: ReturnType<ReturnType<typeof firstFault>>, value: unknown): Refused {
  const [field, ...path] = fault?.path ?? [];
  if (fault?.most === undefined || field === undefined || !isDetail(fault.path))
    return refusals.invalidRequest(fault ? [fault.text] : []);
  const { uid } = fieldsOf(value);
  const message = fillIn(formTexts.textTooLongFor, { n: fault.most });
  return invalidFields(typeof uid === 'number' ? uid : 0, [{ field, path, message }]);
}

const details = ['fname', 'lname', 'phone', 'mail', 'second_mail', 'nationality', 'address'];

function isDetail([field = '', part = '', ...more]: readonly string[]): boolean {
  return details.includes(field) && more.length === 0 && (part === '' || field === 'address');
}

/** The schema without additional properties. Most requests fit it, which saves them the cleaning, the costliest step. */
function withoutOthers(schema: TSchema): TSchema {
  return JSON.parse(JSON.stringify(schema), (_key, node: unknown) => {
    const { type, additionalProperties = false } = fieldsOf(node);
    return type === 'object' ? { ...fieldsOf(node), additionalProperties } : node;
  });
}

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
