import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { fieldsOf } from './fieldsOf.ts';
import { refusals } from './refused.ts';

/**
 * Checks requests by the contract. A body is taken as it is: `"1"`, 1 and true are three different things. A query is
 * text, so whole numbers and booleans are read from it first.
 */
export const compileRequestSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  return (request: unknown) => {
    const value = httpPart === 'querystring' ? readQuery(schema, request) : (request ?? {});
    if (validator.Check(value)) return { value };
    const details = validator
      .Errors(value)
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
    return { error: refusals.invalidRequest(details) };
  };
};

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
  if (type === 'boolean' && (text === '1' || text === '0')) return text === '1';
  return text;
}
