import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { firstFault } from '../firstFault.ts';
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
    return { error: refusals.invalidRequest(describe(value)) };
  };
}

/** The schema without additional properties. Most requests fit it, which saves them the cleaning, the costliest step. */
function withoutOthers(schema: TSchema): TSchema {
  return JSON.parse(JSON.stringify(schema), (_key, node: unknown) => {
    const { type, additionalProperties = false } = fieldsOf(node);
    return type === 'object' ? { ...fieldsOf(node), additionalProperties } : node;
  });
}
