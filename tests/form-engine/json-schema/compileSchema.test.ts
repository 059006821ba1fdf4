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

function notesOn(properties: object, more: object = {}) {
  const { diagnostics, checkedLate } = compileSchema({ type: 'object', properties, ...more });
  return { diagnostics: places(diagnostics), checkedLate: places(checkedLate) };
}

function places(notes: readonly { readonly path: string }[]): readonly string[] {
  return notes.map(({ path }) => path);
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
    expect(diagnostics).toEqual([]);
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
    ['a schema that is none', { a: 'string' }, '/properties/a'],
    ['crossed bounds', { a: { type: 'integer', minimum: 3, maximum: 1 } }, '/properties/a'],
    [
      'a minimum length above the maximum',
      { a: { type: 'string', minLength: 3, maxLength: 1 } },
      '/properties/a',
    ],
    ['a reference to another document', { a: { $ref: 'https://x.be/s.json' } }, '/properties/a/$ref'],
    ['a reference to nothing', { a: { $ref: '#/$defs/__proto__' } }, '/properties/a/$ref'],
    [
      'a keyword with which no value fits the target',
      { a: { $ref: '#/properties/b', type: 'integer' }, b: { type: 'string', maxLength: 4 } },
      '/properties/a',
    ],
    ['a constant of another type', { a: { type: 'string', const: 2 } }, '/properties/a/const'],
  ])('reports %s', (_name, properties, path) => {
    expect(notesOn(properties)).toEqual({ diagnostics: [path], checkedLate: [] });
  });

  it.each([
    ['a keyword of any value', { type: 'string', not: { const: 'x' } }, 'x'],
    ['a length beside a date', { type: 'string', format: 'date', minLength: 11 }, '2026-11-20'],
    ['an open bound of a fraction', { type: 'number', exclusiveMinimum: 0 }, 0],
  ])('checks %s while somebody types', (_name, a, value) => {
    expect(notesOn({ a })).toEqual({ diagnostics: [], checkedLate: [] });
    expect(problemsWith({ type: 'object', properties: { a } }, { a: value })).toEqual([['/a_0', 'format']]);
  });

  it.each([
    ['a format without a question', { a: { type: 'string', format: 'hostname' } }, '/properties/a/format'],
    ['a value that is null', { a: { type: 'null' } }, '/properties/a'],
    ['a choice of objects', { a: { enum: [{}, 'x'] } }, '/properties/a'],
    ['a property that is never valid', { a: false }, '/properties/a'],
    ['a list of different items', { a: { type: 'array', items: [{ type: 'string' }] } }, '/properties/a'],
    [
      'an object whose names people add',
      { a: { type: 'object', patternProperties: { '^x': {} } } },
      '/properties/a',
    ],
  ])('leaves %s to validateData', (_name, properties, path) => {
    expect(notesOn(properties)).toEqual({ diagnostics: [], checkedLate: [path] });
  });

  it.each<[string, object, string]>([
    [
      'a choice with a schema that the form can not check',
      { anyOf: [{ required: ['a'] }, { format: 'hostname' }] },
      '/anyOf/1/format',
    ],
    [
      'a condition on a pattern',
      { if: { properties: { a: { pattern: 'x' } } }, else: { required: ['a'] } },
      '/if/properties/a/pattern',
    ],
    [
      'another schema in `else`',
      { if: {}, else: { properties: { a: { format: 'hostname' } } } },
      '/else/properties/a',
    ],
    ['properties of any schema', { additionalProperties: { type: 'string' } }, '/additionalProperties'],
    [
      'a required property that a closed object refuses',
      { required: ['weg'], additionalProperties: false },
      '/required',
    ],
  ])('leaves %s to validateData', (_name, more, path) => {
    const found = notesOn({ a: { type: 'string' } }, { if: true, ...more });
    expect(found).toEqual({ diagnostics: [], checkedLate: [path] });
  });

  it('asks for a required property that has no schema, as a text', () => {
    expect(problemsWith({ type: 'object', required: ['weg'] }, {})).toEqual([['/weg_0', 'required']]);
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
