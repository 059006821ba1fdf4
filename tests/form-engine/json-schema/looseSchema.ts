import fc from 'fast-check';
import { type SchemaCase, schemaCases } from './arbitrarySchema.ts';

/** Subschemas that a form asks in part, or not at all. */
const loose = fc.constantFrom<object | boolean>(
  {},
  true,
  { type: ['string', 'null'] },
  { type: ['integer', 'string'] },
  { type: ['array', 'null'], items: { type: ['number', 'null'] } },
  { type: 'string', default: 'BE' },
  { type: 'array' },
  { type: 'null' },
  { const: 'v1' },
  { anyOf: [{ type: 'object', properties: { street: { type: 'string' } } }, { type: 'integer' }] },
  { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'object' }] } },
  { allOf: [{ $ref: '#/$defs/adres' }], title: 'Adres' },
  { allOf: [{ $ref: '#/$defs/adres' }, { properties: { land: { type: 'string' } } }] },
  { type: 'array', items: { $ref: '#/$defs/adres' } },
  { type: 'object', properties: { naam: { type: 'string' }, thuis: { $ref: '#/$defs/adres' } } },
);

const $defs = {
  adres: {
    type: 'object',
    properties: { street: { type: 'string' }, bus: { type: 'integer' }, nieuws: { type: 'boolean' } },
  },
};

/** Schemas inside and outside the supported subset, with data that often fits the part inside. */
export const looseCases: fc.Arbitrary<SchemaCase> = fc
  .tuple(schemaCases, fc.dictionary(fc.constantFrom('los', 'los2', 'los3'), loose))
  .map(([{ schema, data }, more]) => {
    const open = opened(schema);
    const properties = 'properties' in open ? open.properties : {};
    return {
      schema: { ...open, $defs, properties: Object.assign({}, properties, more) },
      data: json({ ...Object.fromEntries(Object.keys(more).map((name) => [name, null])), ...Object(data) }),
    };
  });

/** A schema that refuses no other properties: those are left out. */
function opened(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"additionalProperties":false', '"x-closed":true'));
}

/** Data as JSON has it: without `undefined`. */
function json(data: object): unknown {
  return JSON.parse(JSON.stringify(data));
}
