import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { fieldsOf } from './fieldsOf.ts';
import { firstFault } from './firstFault.ts';
import { type Refused, refusals } from './refused.ts';

/**
 * Checks requests by the contract. A body is taken as it is: `"1"`, 1 and true are three different things. A query is
 * text, so whole numbers and booleans are read from it first.
 */
export const compileRequestSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = compileCheck(schema);
  return (request: unknown) =>
    check(httpPart === 'querystring' ? readQuery(schema, request) : (request ?? {}));
};

/** Checks the fields of a form, which are text as those of a query are; throws a refusal where they aren't right. */
export function compileFormSchema(schema: TSchema): (fields: Readonly<Record<string, string>>) => unknown {
  const check = compileCheck(schema);
  return (fields) => {
    const checked = check(readQuery(schema, fields));
    if ('error' in checked) throw checked.error;
    return checked.value;
  };
}

function compileCheck(schema: TSchema): (value: unknown) => { value: unknown } | { error: Refused } {
  const validator = Compile(schema);
  const exact = Compile(withoutOthers(schema));
  const describe = firstFault(schema);
  return (value) => {
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

function readQuery(schema: TSchema, query: unknown): unknown {
  if (!('properties' in schema)) return query;
  const properties = fieldsOf(schema.properties);
  return Object.fromEntries(
    Object.entries(fieldsOf(query)).map(([name, text]) => [
      name,
      Object.hasOwn(properties, name) ? readQueryValue(fieldsOf(properties[name]).type, text) : text,
    ]),
  );
}

function readQueryValue(type: unknown, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && ['1', 'true'].includes(text)) return true;
  if (type === 'boolean' && ['0', 'false'].includes(text)) return false;
  return text;
}
