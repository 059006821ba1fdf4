import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';

const today = '2026-11-20';

const club = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Inschrijven',
  type: 'object',
  required: ['name', 'agreed', 'home'],
  properties: {
    name: { type: 'string', title: 'Naam', minLength: 2 },
    age: { type: 'integer', minimum: 3, title: 'Leeftijd' },
    tags: { type: 'array', items: { enum: ['a', 'b'] } },
    agreed: { const: true, title: 'Akkoord' },
    version: { const: 2 },
    home: { $ref: '#/$defs/address', title: 'Thuis' },
    job: { $ref: '#/$defs/address', title: 'Werk' },
  },
  if: { properties: { age: { exclusiveMaximum: 18 } }, required: ['age'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { parent: { type: 'string', title: 'Ouder' } }, required: ['parent'] },
  $defs: {
    address: {
      type: 'object',
      required: ['street'],
      properties: { street: { type: 'string', title: 'Straat' }, bus: { type: 'integer' } },
    },
  },
};

function problemsWith(schema: unknown, data: unknown) {
  const { form, answersOf } = compileSchema(schema);
  return validateAnswers(form, answersOf(data), { today }).map(({ key, rule }) => [key, rule]);
}

function faults(properties: object, more: object = {}) {
  return compileSchema({ type: 'object', properties, ...more }).diagnostics.map(({ code, path }) => [
    code,
    path,
  ]);
}

describe('the layout of a uiSchema', () => {
  it('is that of the sections of an object, and of the rows of a list', () => {
    const text = { type: 'string' };
    const schema = {
      properties: {
        name: text,
        home: { type: 'object', properties: { street: text } },
        kids: { type: 'array', items: { type: 'object', properties: { first: text } } },
      },
    };
    const uiSchema = {
      'ui:layout': { columns: 2 },
      home: { 'ui:layout': { in: 'tabs', columns: 3 } },
      kids: { 'ui:layout': 'detail' },
    };
    const { form, sections, diagnostics } = compileSchema(schema, { uiSchema });
    expect(form.sections.map(({ layout }) => layout)).toEqual([
      { columns: 2 },
      { in: 'tabs', columns: 3 },
      { columns: 2 },
    ]);
    expect(sections[2]?.fields[0]?.config?.repeat?.layout).toBe('detail');
    expect(diagnostics).toEqual([]);
  });

  it('that can not be read is reported', () => {
    const { diagnostics } = compileSchema(
      { properties: { a: { type: 'string' } } },
      { uiSchema: { 'ui:layout': 'grid' } },
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['malformed']);
  });
});

describe('compileSchema', () => {
  it('gives one section per object, with the titles of the schema', () => {
    const { sections, diagnostics } = compileSchema(club);
    expect(diagnostics).toEqual([]);
    expect(sections.map(({ title, fields }) => [title, fields.map(({ qid }) => qid)])).toEqual([
      ['Inschrijven', ['/name', '/age', '/tags', '/agreed']],
      ['Thuis', ['/home/street', '/home/bus']],
      ['Werk', ['/job/street', '/job/bus']],
      ['', ['/parent']],
    ]);
  });

  it('turns data into answers and back, with the types of the schema', () => {
    const { answersOf, dataOf } = compileSchema(club);
    const data = {
      name: 'Noor',
      age: 9,
      tags: ['a'],
      agreed: true,
      version: 2,
      home: { street: 'Kerkstraat', bus: 3 },
      parent: 'An',
    };
    expect(dataOf(answersOf(data))).toEqual(data);
  });

  it('leaves out an optional object without an answer, and requires its properties as soon as it has one', () => {
    const data = { name: 'Noor', agreed: true, home: { street: 'Kerkstraat' } };
    expect(problemsWith(club, data)).toEqual([]);
    expect(problemsWith(club, { ...data, job: { bus: 4 } })).toEqual([['/job/street_0', 'required']]);
  });

  it('asks and requires what `then` adds while `if` holds, and sends none of it otherwise', () => {
    const { answersOf, dataOf } = compileSchema(club);
    const child = { name: 'Noor', age: 9, agreed: true, home: { street: 'Kerkstraat' } };
    expect(problemsWith(club, child)).toEqual([['/parent_0', 'required']]);
    expect(dataOf(answersOf({ ...child, age: 40, parent: 'An' }))).not.toHaveProperty('parent');
  });

  it('keeps what the form does not ask, and leaves it out of a closed object', () => {
    const schema = {
      type: 'object',
      properties: {
        children: { type: 'array', items: { type: 'null' } },
        closed: { type: 'object', additionalProperties: false, properties: { name: { type: 'string' } } },
      },
    };
    const base = { id: 5, children: [null], closed: { id: 6, name: 'x' } };
    const { answersOf, dataOf, diagnostics } = compileSchema(schema);
    expect(dataOf(answersOf(base), base)).toEqual({
      id: 5,
      children: [null],
      closed: { name: 'x' },
    });
    expect(diagnostics.map(({ code, path }) => [code, path])).toEqual([
      ['unsupported-keyword', '/properties/children/items/type'],
      ['unsupported-keyword', '/properties/children/items'],
    ]);
  });

  it('begins with the defaults of the schema, but not those of an optional object that is not there', () => {
    const schema = {
      type: 'object',
      properties: {
        country: { type: 'string', default: 'BE' },
        news: { type: 'boolean', default: true },
        job: { type: 'object', properties: { country: { type: 'string', default: 'NL' } } },
      },
    };
    const { initialAnswers, dataOf } = compileSchema(schema);
    expect(dataOf(initialAnswers())).toEqual({ country: 'BE', news: true });
    expect(dataOf(initialAnswers({ country: 'FR', news: false, job: {} }))).toEqual({
      country: 'FR',
      news: false,
      job: { country: 'NL' },
    });
  });

  it('takes titles, order and widgets from the uiSchema', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string', enum: ['x', 'y'] }, c: { type: 'string' } },
    };
    const { sections, diagnostics } = compileSchema(schema, {
      uiSchema: {
        'ui:order': ['c', '*', 'b'],
        a: {
          'ui:widget': 'textarea',
          'ui:title': 'Over jou',
          'ui:placeholder': 'Kort',
          'ui:help': 'Twee zinnen',
        },
        b: { 'ui:options': { widget: 'select', enumNames: ['Iks', 'IJ'] } },
        weg: {},
      },
    });
    expect(sections[0]?.fields).toEqual([
      { qid: '/c', nid: 0, question: 'c', type: 'text', config: {} },
      expect.objectContaining({
        qid: '/a',
        type: 'textarea',
        question: 'Over jou',
        placeholder: 'Kort',
        help: 'Twee zinnen',
      }),
      expect.objectContaining({
        qid: '/b',
        type: 'select',
        options: [
          { value: 'x', label: 'Iks' },
          { value: 'y', label: 'IJ' },
        ],
      }),
    ]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'the uiSchema has "weg", which the schema has not',
    ]);
  });

  it.each([
    [
      'an unknown keyword',
      { a: { type: 'string', contentEncoding: 'base64' } },
      ['unsupported-keyword', '/properties/a/contentEncoding'],
    ],
    [
      'an unknown format',
      { a: { type: 'string', format: 'hostname' } },
      ['unsupported-keyword', '/properties/a/format'],
    ],
    [
      'an open bound of a fraction',
      { a: { type: 'number', exclusiveMinimum: 0 } },
      ['unsupported-keyword', '/properties/a/exclusiveMinimum'],
    ],
    ['an unknown type', { a: { type: 'null' } }, ['unsupported-keyword', '/properties/a/type']],
    ['a missing type', { a: {} }, ['malformed', '/properties/a']],
    ['a schema that is none', { a: 'string' }, ['malformed', '/properties/a']],
    ['crossed bounds', { a: { type: 'integer', minimum: 3, maximum: 1 } }, ['malformed', '/properties/a']],
    [
      'a minimum length above the maximum',
      { a: { type: 'string', minLength: 3, maxLength: 1 } },
      ['malformed', '/properties/a'],
    ],
    [
      'an option that is an object',
      { a: { enum: [{}, 'x'] } },
      ['unsupported-keyword', '/properties/a/enum/0'],
    ],
    [
      'a reference to another document',
      { a: { $ref: 'https://x.be/s.json' } },
      ['unsupported-keyword', '/properties/a/$ref'],
    ],
    ['a reference to nothing', { a: { $ref: '#/$defs/__proto__' } }, ['malformed', '/properties/a/$ref']],
    [
      'a keyword with which no value fits the target',
      { a: { $ref: '#/properties/b', type: 'integer' }, b: { type: 'string', maxLength: 4 } },
      ['malformed', '/properties/a'],
    ],
    ['a property that is never valid', { a: false }, ['unsupported-keyword', '/properties/a']],
    ['a constant of another type', { a: { type: 'string', const: 2 } }, ['malformed', '/properties/a/const']],
  ])('reports %s', (_name, properties, fault) => {
    expect(faults(properties)).toEqual([fault]);
  });

  it.each<[string, object, readonly string[]]>([
    [
      'a choice with a schema that nobody can read',
      { anyOf: [{ required: ['a'] }, { contentEncoding: 'base64' }] },
      ['unsupported-keyword', '/anyOf/1/contentEncoding'],
    ],
    [
      'a condition on a pattern',
      { if: { properties: { a: { pattern: 'x' } } }, else: { required: ['a'] } },
      ['unsupported-keyword', '/if/properties/a/pattern'],
    ],
    [
      'another schema in `else` with an unknown keyword',
      { if: {}, else: { properties: { a: { contentEncoding: 'base64' } } } },
      ['unsupported-keyword', '/else/properties/a'],
    ],
    ['a required property that nothing asks', { required: ['weg'] }, ['unsupported-keyword', '/required']],
    [
      'other properties with a schema that can not be checked',
      { additionalProperties: { contentEncoding: 'base64' } },
      ['unsupported-keyword', '/additionalProperties'],
    ],
  ])('reports %s', (_name, more, fault) => {
    const found = faults({ a: { type: 'string' } }, { if: true, ...more });
    expect(found).toEqual([fault]);
  });

  it('asks without its condition what it can not read', () => {
    const { form, diagnostics } = compileSchema({
      type: 'object',
      properties: { a: { type: 'string' } },
      if: { properties: { a: { pattern: '^x' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { b: { type: 'string' } }, required: ['b'] },
    });
    expect(form.questions.get('/b_0')).toMatchObject({ required: false, visibleWhen: undefined });
    expect(diagnostics).toHaveLength(1);
  });
});
