import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { canCheck, fitsSchema } from '#form-engine/src/json-schema/choices/fits.ts';

const schemas: readonly object[] = [
  { type: 'integer' },
  { type: ['string', 'null'] },
  { const: { a: [1] } },
  { enum: [1, 'a', null] },
  { minimum: 2, exclusiveMaximum: 5, multipleOf: 0.1 },
  { minLength: 2, maxLength: 3 },
  { pattern: '^[a-c]+$' },
  { minItems: 1, maxItems: 2, uniqueItems: true },
  { items: { type: 'integer' } },
  { prefixItems: [{ type: 'string' }], items: { type: 'integer' } },
  { contains: { const: 1 }, minContains: 2, maxContains: 3 },
  { contains: { const: 1 }, minContains: 0, maxContains: 1 },
  { minProperties: 1, maxProperties: 1 },
  { required: ['a'], properties: { a: { type: 'integer' }, b: false } },
  { properties: { a: true }, patternProperties: { '^b': { type: 'string' } }, additionalProperties: false },
  { additionalProperties: { type: 'integer' } },
  { propertyNames: { maxLength: 1 } },
  { dependentRequired: { a: ['b'] }, dependentSchemas: { b: { required: ['c'] } } },
  { allOf: [{ type: 'string' }, { minLength: 2 }] },
  { anyOf: [{ type: 'string' }, { minimum: 3 }] },
  { oneOf: [{ type: 'integer' }, { minimum: 3 }] },
  { not: { type: 'string' } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  { if: { required: ['a'] }, then: { required: ['b'] }, else: { maxProperties: 1 } },
  { $ref: '#/$defs/tree' },
];

const values: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    1,
    2.3,
    3,
    5,
    'a',
    'ab',
    'abcd',
    '€',
    [],
    [1],
    [1, 1],
    ['a', 1],
    ['a', 'b'],
    [1, 1, 1, 1],
  ],
  ...[{}, { a: 1 }, { a: 'x' }, { b: 'x' }, { a: 1, b: 'x' }, { bb: 1 }, { a: [1] }, { b: 1, c: 2 }],
  ...[{ child: { child: {} } }, { child: { child: 5 } }],
];

const $defs = { tree: { type: 'object', properties: { child: { $ref: '#/$defs/tree' } } } };
const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 12 });

describe('fitsSchema', () => {
  it.each(schemas.map((schema) => [JSON.stringify(schema), schema] as const))(
    'has the verdict of Ajv: %s',
    (_name, schema) => {
      const root = { ...schema, $defs };
      const validate = ajv.compile(root);
      expect(canCheck(root, root)).toBe(true);
      const verdicts = values.map((value) => [value, validate(value)]);
      expect(values.map((value) => [value, fitsSchema(root, root, value)])).toEqual(verdicts);
      expect(new Set(verdicts.map(([, verdict]) => verdict)).size).toBe(2);
    },
  );

  it.each<[string, object]>([
    ['a keyword that it does not know', { unevaluatedProperties: false }],
    ['a format that the form has not', { format: 'hostname' }],
    ['a pattern that may take long', { pattern: '^(a+)+$' }],
    ['a reference to nothing', { $ref: '#/$defs/weg' }],
    ['a keyword of the wrong type', { anyOf: [{ minLength: '3' }] }],
  ])('is not asked about %s', (_name, schema) => {
    expect(canCheck(schema, schema)).toBe(false);
  });

  it('ends for a schema that only refers to itself', () => {
    const root = { $ref: '#' };
    expect(fitsSchema(root, root, {})).toBe(false);
  });
});
