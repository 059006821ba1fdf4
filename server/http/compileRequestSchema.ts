import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { fieldsOf } from './fieldsOf.ts';
import { firstFault } from './firstFault.ts';
import { readLoosely } from './readLoosely.ts';
import { type Refused, refusals } from './refused.ts';

/**
 * Checks requests by the contract. What fits it is taken as it is; otherwise the request is read once more as other clients
 * write it (`readLoosely`). A query is text, so that most of them are.
 */
export const compileRequestSchema: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const check = compileCheck(schema);
  return (request: unknown) => check(request ?? {});
};

/** Checks the fields of a form, which are text as those of a query are; throws a refusal where they aren't right. */
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
    // What the contract doesn't name is as good as not sent: a handler never meets another operation's field.
    if (validator.Check(value)) return { value: validator.Clean(structuredClone(value)) };
    return { error: refusals.invalidRequest(describe(value)) };
  };
}

/** The schema of what needs no cleaning, which most requests don't and which costs more than all checks. */
function withoutOthers(schema: TSchema): TSchema {
  return JSON.parse(JSON.stringify(schema), (_key, node: unknown) => {
    const { type, additionalProperties = false } = fieldsOf(node);
    return type === 'object' ? { ...fieldsOf(node), additionalProperties } : node;
  });
}
