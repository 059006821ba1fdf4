import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';

const today = '2026-11-20';

const child = {
  type: 'object',
  title: 'Kind',
  required: ['name'],
  properties: {
    name: { type: 'string', title: 'Naam' },
    age: { type: 'integer' },
    country: { type: 'string', default: 'BE' },
    news: { type: 'boolean', default: true },
    home: {
      type: 'object',
      title: 'Thuis',
      required: ['street'],
      properties: { street: { type: 'string' }, bus: { type: 'integer' } },
    },
  },
  if: { properties: { age: { exclusiveMaximum: 18 } }, required: ['age'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['parent'], properties: { parent: { type: 'string' } } },
};

const family = {
  type: 'object',
  properties: {
    kids: { type: 'array', title: 'Kinderen', maxItems: 3, items: { $ref: '#/$defs/child' } },
    tags: { type: 'array', title: 'Labels', items: { type: 'string', maxLength: 5 } },
  },
  $defs: { child },
};

const noor = { name: 'Noor', age: 20, country: 'BE', news: false, home: { street: 'Kerkstraat', bus: 3 } };

function listOf(keywords: object) {
  return { type: 'object', properties: { a: { type: 'array', items: { type: 'string' }, ...keywords } } };
}

function faults(schema: unknown, uiSchema?: unknown) {
  const { diagnostics, checkedLate } = compileSchema(schema, { uiSchema });
  return [...diagnostics, ...checkedLate].map(({ code, path }) => [code, path]);
}

function problemsOf(schema: unknown, data: unknown) {
  const { form, answersOf, pointerTo } = compileSchema(schema);
  return validateAnswers(form, answersOf(data), { today }).map((found) => [pointerTo(found), found.rule]);
}

describe('compileSchema with a list', () => {
  it('asks a list of objects as a group with one row per object', () => {
    const { sections, diagnostics } = compileSchema(family);
    expect(diagnostics).toEqual([]);
    expect(sections[0]?.fields[0]).toMatchObject({
      qid: '/kids',
      type: 'group',
      question: 'Kinderen',
      config: { repeat: { max: 3, label: 'Kind' } },
    });
    expect(sections[0]?.fields[0]?.fields?.map(({ qid, type }) => [qid, type])).toEqual([
      ['/kids/*/name', 'text'],
      ['/kids/*/age', 'schema-integer'],
      ['/kids/*/country', 'text'],
      ['/kids/*/news', 'schema-tick'],
      ['/kids/*/home/', 'static'],
      ['/kids/*/home/street', 'text'],
      ['/kids/*/home/bus', 'schema-integer'],
      ['/kids/*/parent', 'text'],
      ['/kids/*#', 'schema-rest'],
    ]);
  });

  it('turns rows into data and back, with the types of the schema', () => {
    const { answersOf, dataOf } = compileSchema(family);
    const data = {
      kids: [noor, { name: 'Jan', age: 9, country: 'NL', news: true, parent: 'An' }],
      tags: ['a', 'b'],
    };
    expect(dataOf(answersOf(data))).toEqual(data);
    expect(dataOf({})).toEqual({ kids: [], tags: [] });
  });

  it('keeps what a row has and the form does not ask with its row, wherever the row goes', () => {
    const { answersOf, dataOf, form } = compileSchema(family);
    const kids = [
      { ...noor, id: 7 },
      { ...noor, name: 'Jan', id: 8, home: { street: 'Markt', land: 'BE' } },
    ];
    const answers = answersOf({ kids });
    const rows = answers['/kids_0'];
    const turned = { ...answers, '/kids_0': Array.isArray(rows) ? rows.toReversed() : [] };
    expect(dataOf(turned)).toEqual({ kids: kids.toReversed(), tags: [] });
    // A question that carries data is never asked.
    expect(validateAnswers(form, turned, { today })).toEqual([]);
  });

  it('applies conditions inside each row', () => {
    const data = { kids: [noor, { name: 'Jan', age: 9 }, { age: 30, home: { bus: 4 } }] };
    expect(problemsOf(family, data)).toEqual([
      ['/kids/1/parent', 'required'],
      ['/kids/2/name', 'required'],
      ['/kids/2/home/street', 'required'],
    ]);
  });

  it('gives the defaults of the schema to the rows that the data has, and to a new row', () => {
    const { initialAnswers, dataOf, form } = compileSchema(family);
    const data = dataOf(initialAnswers({ kids: [{ name: 'Noor' }] }));
    expect(data.kids).toEqual([{ name: 'Noor', country: 'BE', news: true }]);
    const presets = [...(form.rows.get('/kids_0')?.questions.values() ?? [])].map(({ preset }) => preset);
    expect(presets.filter((preset) => preset !== undefined)).toEqual(['BE', true]);
  });

  it('begins with the default of a list', () => {
    const { initialAnswers, dataOf } = compileSchema(listOf({ default: ['x', 'y'] }));
    expect(dataOf(initialAnswers())).toEqual({ a: ['x', 'y'] });
    expect(dataOf(initialAnswers({ a: [] }))).toEqual({ a: [] });
  });

  it('requires the minimum of a required list, and of an optional one only from its first row on', () => {
    const list = listOf({ minItems: 2 });
    expect(problemsOf(list, {})).toEqual([]);
    expect(problemsOf(list, { a: ['x'] })).toEqual([['/a', 'count']]);
    expect(problemsOf({ ...list, required: ['a'] }, {})).toEqual([['/a', 'required']]);
    expect(compileSchema(list).dataOf({})).toEqual({});
  });

  it('refuses a plain value that is not answered, which is null in the data', () => {
    const { answersOf, dataOf } = compileSchema(family);
    expect(problemsOf(family, { tags: ['a', ''] })).toEqual([['/tags/1', 'required']]);
    expect(dataOf(answersOf({ tags: ['a', ''] })).tags).toEqual(['a', null]);
  });

  it('checks nothing of a row that is null between schemas', () => {
    const open = {
      ...{ type: 'object', required: ['soort', 'een'] },
      properties: { soort: { const: 'a' }, een: { type: 'integer' } },
    };
    const closed = {
      ...{ type: 'object', required: ['soort'], additionalProperties: false },
      properties: { soort: { const: 'b' }, ja: { type: 'boolean', enum: [true] } },
    };
    const kinds = [open, closed];
    const schema = {
      type: 'object',
      required: ['b'],
      properties: { b: { type: 'array', items: { anyOf: [...kinds, { type: 'null' }] } } },
    };
    expect(problemsOf(schema, { b: [null] })).toEqual([]);
  });

  it('finds the question at a pointer into a row, and the pointer of a problem in it', () => {
    const { placeAt, keyAt, pointerTo } = compileSchema(family);
    for (const pointer of ['/kids', '/kids/1/home/street', '/tags/0', '/tags']) {
      const place = placeAt(pointer);
      expect(place && pointerTo(place)).toBe(pointer);
    }
    expect(keyAt('/kids/1/name')).toBe('/kids_0');
    expect(placeAt('/kids/1/weg')).toEqual({ key: '/kids_0', path: [] });
    expect(placeAt('/kids/een/name')).toBeUndefined();
    expect(placeAt('/weg')).toBeUndefined();
  });

  it('takes the name of a row, titles and order from `items` of the uiSchema', () => {
    const { sections, diagnostics } = compileSchema(family, {
      uiSchema: {
        kids: {
          'ui:title': 'Wie komt er mee?',
          items: { 'ui:title': 'Deelnemer', 'ui:order': ['age', '*'], name: { 'ui:placeholder': 'Noor' } },
        },
      },
    });
    expect(diagnostics).toEqual([]);
    const [kids] = sections[0]?.fields ?? [];
    expect(kids).toMatchObject({ question: 'Wie komt er mee?', config: { repeat: { label: 'Deelnemer' } } });
    expect(kids?.fields?.slice(0, 2)).toMatchObject([{ qid: '/kids/*/age' }, { placeholder: 'Noor' }]);
  });

  it('names a row of plain values by the title of its items', () => {
    const { sections } = compileSchema(listOf({ items: { type: 'string', title: 'Lesgever' } }));
    expect(sections[0]?.fields).toMatchObject([{ config: { repeat: { label: 'Lesgever' } } }]);
  });

  it('puts lists in lists, three deep', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { type: 'integer' } : { type: 'array', items: nested(depth - 1) };
    const schema = (depth: number) => ({ type: 'object', properties: { a: nested(depth) } });
    const { answersOf, dataOf, diagnostics } = compileSchema(schema(3));
    expect(diagnostics).toEqual([]);
    expect(dataOf(answersOf({ a: [[[1, 2], []], []] }))).toEqual({ a: [[[1, 2], []], []] });
    const data = { a: [[[[1]]]] };
    const deeper = compileSchema(schema(4));
    expect(deeper.diagnostics).toEqual([]);
    expect(deeper.dataOf(deeper.answersOf(data))).toEqual(data);
  });

  it.each<[string, unknown, readonly string[]]>([
    ['prefixItems', listOf({ prefixItems: [{}] }), ['unsupported-keyword', '/properties/a']],
    ['a minimum above the maximum', listOf({ minItems: 3, maxItems: 2 }), ['malformed', '/properties/a']],
    ['a minimum above 200', listOf({ minItems: 201 }), ['malformed', '/properties/a']],
    ['a count that is none', listOf({ minItems: '2' }), ['malformed', '/properties/a/minItems']],
    [
      'a list without items',
      { type: 'object', properties: { a: { type: 'array' } } },
      ['unsupported-keyword', '/properties/a'],
    ],
    [
      'an unknown format in a row',
      listOf({ items: { type: 'string', format: 'hostname' } }),
      ['unsupported-keyword', '/properties/a/items/format'],
    ],
    [
      'an unsafe pattern in a row',
      listOf({ items: { type: 'object', properties: { b: { type: 'string', pattern: '(a+)+$' } } } }),
      ['unsupported-keyword', '/properties/a/items/properties/b/pattern'],
    ],
  ])('reports %s', (_name, schema, fault) => {
    expect(faults(schema)).toEqual([fault]);
  });

  it('asks for items that lead back to the list', () => {
    const tree = {
      type: 'object',
      properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#' } } },
    };
    const data = { name: 'a', children: [{ name: 'b', children: [] }] };
    const { dataOf, answersOf } = compileSchema(tree);
    expect(compileSchema(tree).diagnostics).toEqual([]);
    expect(dataOf(answersOf(data))).toEqual(data);
  });
});
