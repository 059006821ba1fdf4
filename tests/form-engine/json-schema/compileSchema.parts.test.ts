import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';

const objectOf = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const text = { type: 'string' };
const typesOf = (schema: unknown) =>
  compileSchema(schema).sections.flatMap(({ fields }) => fields.map(({ qid, type }) => [qid, type]));

async function problemsWith(schema: unknown, data: unknown, options?: Parameters<typeof compileSchema>[1]) {
  const compiled = compileSchema(schema, options);
  const answers = compiled.answersOf(data);
  const early = validateAnswers(compiled.form, answers, { today: '2026-11-20' });
  const late = await compiled.validateData(compiled.dataOf(answers, data));
  return { early: early.map(compiled.pointerTo), late: late.map(({ path }) => path) };
}

describe('a part of a schema that no question fits', () => {
  it.each<[string, object]>([
    ['a tuple', { type: 'array', items: [text, { type: 'number' }] }],
    ['a tuple of 2020-12', { type: 'array', prefixItems: [text], items: false }],
    ['a list of anything', { type: 'array' }],
    ['a map', { type: 'object', additionalProperties: { type: 'integer' } }],
    ['names by pattern', { type: 'object', patternProperties: { '^x': text } }],
    ['an object of anything', { type: 'object' }],
    ['a tuple with more items', { type: 'array', prefixItems: [{ type: 'number' }], items: text }],
    ['null', { type: 'null' }],
    ['a choice of objects', { enum: [{ a: 1 }, { a: 2 }] }],
    ['a choice of mixed values', { enum: ['a', null, [1]] }],
    ['a choice of a text and what it reads as', { enum: ['null', null] }],
    ['a list of such choices', { type: 'array', items: { enum: [{ a: 1 }] } }],
    ['a file in the data', { type: 'string', format: 'data-url' }],
    ['a colour', { type: 'string', format: 'color' }],
    ['a password', { type: 'string', format: 'password' }],
    ['a value without a type', { not: { type: 'string' } }],
  ])('%s is one answer', (_name, schema) => {
    expect(typesOf(objectOf({ a: schema }))).toEqual([['/a', 'schema-part']]);
    expect(compileSchema(objectOf({ a: schema })).diagnostics).toEqual([]);
  });

  it('sends any value as it came, in a row too', () => {
    const part = { type: 'array', items: [text] };
    const schema = objectOf({ a: part, rows: { type: 'array', items: objectOf({ b: part }) } });
    const { answersOf, dataOf } = compileSchema(schema);
    // An empty value is no answer (`null`), and an object needs none of the names of a prototype here.
    const value = fc.jsonValue().filter((one) => one !== null);
    fc.assert(
      fc.property(value, value, (a, b) => {
        const data = { a, rows: [{ b }] };
        expect(JSON.stringify(dataOf(answersOf(data), data))).toBe(JSON.stringify(data));
        expect(JSON.stringify(dataOf(answersOf(data)))).toBe(JSON.stringify(data));
      }),
    );
  });

  it('is checked by validateData, which `checkedLate` tells, with the place inside it', async () => {
    const schema = objectOf({ a: { type: 'array', items: [text, { type: 'number' }] } });
    expect(compileSchema(schema).checkedLate.map(({ path }) => path)).toEqual(['/properties/a']);
    expect(await problemsWith(schema, { a: ['x', 'y'] })).toEqual({ early: [], late: ['/a/1'] });
    const { placeAt, pointerTo } = compileSchema(schema);
    expect(placeAt('/a/1')).toEqual({ key: '/a_0', path: ['1'] });
    expect(pointerTo({ key: '/a_0', path: ['1'] })).toBe('/a/1');
  });

  it.each<[object, unknown, string]>([
    [{ type: 'number', maximum: 5 }, 9, 'Waarde mag niet groter zijn dan 5'],
    [{ type: 'number', minimum: -0.5 }, -1, 'Waarde mag niet kleiner zijn dan -0.5'],
    [{ type: 'string', minLength: 3 }, 'x', 'Deze tekst is te kort. Schrijf minstens 3 tekens.'],
    [{ type: 'string', maxLength: 1 }, 'xy', 'Deze tekst is te lang. Hou het bij 1 tekens.'],
    [{ type: 'string', pattern: '^a' }, 'b', 'Dit is geen geldige waarde voor dit veld.'],
  ])('has the words of the form for %j', async (place, value, message) => {
    const { validateData } = compileSchema(objectOf({ a: { type: 'array', items: [place] } }));
    expect((await validateData({ a: [value] })).map((problem) => problem.message)).toEqual([message]);
  });

  it('is `{}` or `[]` where it must be there and nobody answered', () => {
    const schema = objectOf(
      { map: { type: 'object' }, list: { type: 'array' } },
      { required: ['map', 'list'] },
    );
    const { form, dataOf } = compileSchema(schema);
    expect(dataOf({})).toEqual({ map: {}, list: [] });
    expect(validateAnswers(form, {}, { today: '2026-11-20' })).toEqual([]);
  });

  it('stays a note where nothing can draw it', () => {
    const schema = objectOf({ a: { type: 'array', contains: { $ref: '#/$defs/weg' } } });
    const { diagnostics, dataOf, answersOf } = compileSchema(schema);
    expect(diagnostics.map(({ code, path }) => [code, path])).toEqual([['schema-refused', '/properties/a']]);
    expect(dataOf(answersOf({ a: [1] }), { a: [1] })).toEqual({ a: [1] });
  });
});

describe('properties that a schema does not name', () => {
  const schema = objectOf(
    { name: text, home: objectOf({ street: text }, { patternProperties: { '^x-': { type: 'number' } } }) },
    { additionalProperties: { type: 'integer' }, required: ['name'] },
  );

  it('are one answer beside those that it names', () => {
    expect(typesOf(schema)).toEqual([
      ['/name', 'text'],
      ['/home/street', 'text'],
      ['/home#others', 'schema-part'],
      ['#others', 'schema-part'],
    ]);
  });

  it('come back at their place, and have problems there', async () => {
    const data = { name: 'Noor', age: 9, home: { street: 'Kerkstraat', 'x-nr': 5 } };
    const { answersOf, dataOf, placeAt, pointerTo } = compileSchema(schema);
    expect(answersOf(data)).toMatchObject({ '#others_0': '{"age":9}', '/home#others_0': '{"x-nr":5}' });
    expect(dataOf(answersOf(data))).toEqual(data);
    expect(placeAt('/home/x-nr')).toEqual({ key: '/home#others_0', path: ['x-nr'] });
    expect(pointerTo({ key: '#others_0', path: ['age'] })).toBe('/age');
    expect(await problemsWith(schema, { ...data, age: 'x' })).toEqual({ early: [], late: ['/age'] });
  });
});

describe('a schema of no object', () => {
  it.each<[object, unknown, string]>([
    [{ type: 'string', minLength: 2 }, 'Noor', ''],
    [{ type: 'number' }, 1.5, ''],
    [
      { type: 'array', items: objectOf({ name: text }, { required: ['name'] }) },
      [{ name: 'Noor' }],
      '/0/name',
    ],
    [{ enum: ['a', 'b'] }, 'b', ''],
  ])('%j takes and sends %j', (schema, data, place) => {
    const { answersOf, dataOf, diagnostics, placeAt, pointerTo } = compileSchema(schema);
    expect(diagnostics).toEqual([]);
    expect(dataOf(answersOf(data))).toEqual(data);
    expect(dataOf(answersOf(data), data)).toEqual(data);
    const found = placeAt(place);
    expect(found && pointerTo(found)).toBe(place);
  });

  it('is refused where it is missing', async () => {
    expect((await problemsWith({ type: 'string' }, undefined)).early).toEqual(['']);
  });
});

describe('a reference to a name', () => {
  it.each<[string, object]>([
    ['an $anchor', { $defs: { a: { $anchor: 'name', ...text } }, ...objectOf({ x: { $ref: '#name' } }) }],
    [
      'an $id',
      {
        $id: 'https://a.be/root',
        $defs: { a: { $id: 'part', ...text } },
        ...objectOf({ x: { $ref: 'part' } }),
      },
    ],
    [
      'a pointer inside an $id',
      {
        $id: 'https://a.be/root',
        $defs: { a: { $id: 'part', $ref: '#/$defs/b', $defs: { b: text } } },
        ...objectOf({ x: { $ref: 'https://a.be/part' } }),
      },
    ],
    [
      'a $dynamicAnchor',
      { $defs: { a: { $dynamicAnchor: 'name', ...text } }, ...objectOf({ x: { $dynamicRef: '#name' } }) },
    ],
  ])('is followed to %s', (_name, schema) => {
    expect(typesOf(schema)).toEqual([['/x', 'text']]);
    expect(compileSchema(schema).checkedLate).toEqual([]);
  });

  it('out of the document is left to validateData where that document is known', async () => {
    const schema = objectOf({ x: { $ref: 'https://a.be/other#/$defs/a' } });
    const schemas = { 'https://a.be/other': { $defs: { a: { type: 'integer' } } } };
    expect(compileSchema(schema, { schemas }).diagnostics).toEqual([]);
    expect(compileSchema(schema, { schemas }).checkedLate).toHaveLength(1);
    expect(await problemsWith(schema, { x: 'y' }, { schemas })).toEqual({ early: [], late: ['/x'] });
    expect(compileSchema(schema).diagnostics).toHaveLength(1);
  });
});
