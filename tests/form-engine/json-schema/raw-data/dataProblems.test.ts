import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import type { SchemaOptions } from '#form-engine/src/json-schema/compileSchemaWith.ts';
import { runs } from '#tests/setup/runs.ts';
import { schemaCases } from '../arbitrarySchema.ts';

const member = {
  type: 'object',
  required: ['name', 'kids'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', title: 'Naam', minLength: 2 },
    born: { type: 'string', title: 'Geboortedatum', format: 'date' },
    mail: { type: 'string', title: 'E-mail', format: 'email' },
    kids: {
      type: 'array',
      title: 'Kinderen',
      items: {
        type: 'object',
        required: ['age'],
        properties: { age: { type: 'integer', title: 'Leeftijd', minimum: 3 } },
      },
    },
  },
};

const problemsOf = (schema: unknown, data: unknown, options?: SchemaOptions) =>
  compileSchema(schema, options).validateData(data);
const pathsOf = async (schema: unknown, data: unknown, options?: SchemaOptions) =>
  (await problemsOf(schema, data, options)).map(({ path }) => path);

describe('validateData', () => {
  it('accepts what the schema accepts', async () => {
    expect(await problemsOf(member, { name: 'Noor', born: '2017-04-02', kids: [{ age: 3 }] })).toEqual([]);
  });

  it('says what is wrong and where, with the label and the words of the question, in rows too', async () => {
    const data = { name: 7, born: '2017-02-30', kids: [{ age: 3 }, { age: 2 }, {}] };
    expect(await problemsOf(member, data)).toMatchInlineSnapshot(`
      [
        {
          "label": "Naam",
          "message": "Dit is geen geldige waarde voor dit veld.",
          "path": "/name",
          "rule": "format",
        },
        {
          "label": "Geboortedatum",
          "message": "Schrijf de datum als dag, maand en jaar: DD/MM/JJJJ",
          "path": "/born",
          "rule": "format",
        },
        {
          "label": "Rij 2 – Leeftijd",
          "message": "Waarde mag niet kleiner zijn dan 3",
          "path": "/kids/1/age",
          "rule": "range",
        },
        {
          "label": "Rij 3 – Leeftijd",
          "message": "Vul dit veld in",
          "path": "/kids/2/age",
          "rule": "required",
        },
      ]
    `);
  });

  it.each([
    ['coerces nothing: a text is no number', { kids: [{ age: '7' }], name: 'Noor' }, ['/kids/0/age']],
    ['a missing property, at its own place', { kids: [] }, ['/name']],
    ['a property that may not be there', { name: 'Noor', kids: [], 'a/b~c #é%': 1 }, ['/a~1b~0c #é%']],
    ['no inherited name counts as a property', { name: 'Noor', kids: [], toString: 1 }, ['/toString']],
    ['a list in the place of the whole', [], ['']],
  ])('%s', async (_name, data, paths) => {
    expect(await pathsOf(member, data)).toEqual(paths);
  });

  it('takes no inherited name for a required property', async () => {
    expect(await pathsOf({ required: ['toString', '__proto__'] }, {})).toEqual(['/toString', '/__proto__']);
  });

  it('checks what the form does not ask', async () => {
    const schema = {
      type: 'object',
      properties: { x: { type: 'array', prefixItems: [{ type: 'string' }] } },
    };
    expect(compileSchema(schema).checkedLate).not.toEqual([]);
    expect(await pathsOf(schema, { x: [1] })).toEqual(['/x/0']);
    expect(await pathsOf(schema, { x: ['a'] })).toEqual([]);
  });

  it.each([
    ['a choice with a branch that nothing fits', { anyOf: [false, { type: 'string' }, false] }],
    ['a choice beside another fault', { oneOf: [{ type: 'string' }, { type: 'null' }], minProperties: 2 }],
    ['what is forbidden', { not: { type: 'object' } }],
  ])('names the whole once for %s', async (_name, x) => {
    expect(new Set(await pathsOf({ properties: { x } }, { x: {} }))).toEqual(new Set(['/x']));
  });

  it('leaves the schema as it was, so that it may be frozen', async () => {
    const frozen = JSON.parse(JSON.stringify(member), (_key, value) => Object.freeze(value));
    expect(await pathsOf(frozen, { name: 'Noor' })).toEqual(['/kids']);
  });

  it('reads keywords as names where they are names of properties', async () => {
    const schema = {
      properties: { default: { format: 'date' }, format: { const: 'date' }, $dynamicRef: { type: 'number' } },
    };
    expect(await pathsOf(schema, { default: '2026-02-30', format: 'x', $dynamicRef: '' })).toEqual([
      ...['/default', '/format', '/$dynamicRef'],
    ]);
  });

  it('checks against the schema of schemas', async () => {
    const schema = { properties: { rule: { $ref: 'https://json-schema.org/draft/2020-12/schema' } } };
    expect(await pathsOf(schema, { rule: { minLength: 3 } })).toEqual([]);
    expect(await pathsOf(schema, { rule: { properties: { a: { minLength: -1 } } } })).toEqual([
      '/rule/properties/a/minLength',
    ]);
  });

  it('follows a reference to another document that is given, and refuses one to nothing', async () => {
    const schema = { properties: { age: { $ref: 'https://club.example/age' } } };
    const schemas = { 'https://club.example/age': { type: 'integer' } };
    expect(await pathsOf(schema, { age: 'x' }, { schemas })).toEqual(['/age']);
    await expect(pathsOf(schema, { age: 'x' })).rejects.toThrow('This JSON Schema can not be checked');
  });

  it.each([
    ['a schema that refers to itself', { $ref: '#' }, {}],
    ['data that is nested without end', { items: { $ref: '#' } }, nested(5000)],
    ['a name that is no Unicode text', { additionalProperties: false }, { '\ud800': 1 }],
  ])('refuses %s, and survives it', async (_name, schema, data) => {
    expect(await pathsOf(schema, data)).toEqual(['']);
  });

  it('reports no more of a million faults than somebody reads', async () => {
    const faults = await problemsOf(
      { items: { type: 'string' } },
      Array.from({ length: 200_000 }, () => 1),
    );
    expect(faults.length).toBeGreaterThan(100);
    expect(faults.length).toBeLessThan(2001);
  });

  it('has the verdict of Ajv on raw data, with both verdicts met', async () => {
    const ajv = {
      strict: false,
      validateSchema: false,
      validateFormats: false,
      ownProperties: true,
      multipleOfPrecision: 12,
    };
    const met = { valid: 0, invalid: 0 };
    await fc.assert(
      fc.asyncProperty(schemaCases, fc.jsonValue(), async (one, noise) => {
        const schema = withoutFormats(one.schema);
        const validator = '$defs' in schema ? new Ajv2020(ajv) : new Ajv(ajv);
        for (const data of [one.data, noise]) {
          const isValid = validator.validate(schema, data);
          met[isValid ? 'valid' : 'invalid'] += 1;
          const problems = await problemsOf(schema, data);
          expect({ isValid: problems.length === 0, problems }).toEqual({ isValid, problems });
        }
      }),
      runs(200),
    );
    // One in ten data is valid, so that a run without any is as rare as one in half a million.
    expect(Math.min(met.valid, met.invalid)).toBeGreaterThan(0);
  });
});

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce((inner: unknown) => [inner], []);
}

/** The rules of formats are the engine's own, and have tests of their own. */
function withoutFormats(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'format' && typeof value === 'string' ? undefined : value,
    ),
  );
}
