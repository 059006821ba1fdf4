import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { rowsOf } from '#form-engine/src/questions/group/rowsOf.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { askedKeys } from '#form-engine/src/visibility/conditions.ts';

const today = '2026-11-20';
const text = { type: 'string' };

function asks(properties: object, more: object = {}) {
  return { type: 'object', properties, ...more };
}

const person = {
  title: 'Persoon',
  ...asks({ name: text, born: { ...text, format: 'date' } }, { required: ['name'] }),
};
const company = { title: 'Bedrijf', ...asks({ name: text, vat: text }, { required: ['name', 'vat'] }) };

/** The form of a schema with data and changes of its answers: what it asks, sends and refuses. */
function filledIn(schema: unknown, data: unknown, change: Answers = {}) {
  const { form, initialAnswers, dataOf, pointerTo, diagnostics } = compileSchema(schema);
  const answers = { ...initialAnswers(data), ...change };
  return {
    asked: [...askedKeys(form, answers)].map((key) => form.questions.get(key)?.qid),
    sent: dataOf(answers, data),
    problems: validateAnswers(form, answers, { today }).map(pointerTo),
    diagnostics,
  };
}

function optionsOf(schema: unknown, key: string, locale = 'nl-BE') {
  const question = compileSchema(schema, { locale }).form.questions.get(key);
  return question?.options.map(({ value, label }) => [value, label]);
}

describe('a choice between objects', () => {
  const schema = asks({ who: { anyOf: [person, company] } }, { required: ['who'] });

  it('is a question with the titles, and then the questions of the chosen object', () => {
    expect(optionsOf(schema, '/who/~s1_0')).toEqual([
      ['0', 'Persoon'],
      ['1', 'Bedrijf'],
    ]);
    expect(filledIn(schema, {}).asked).toEqual(['/who/~s1', '/who/name']);
    expect(filledIn(schema, {}, { '/who/~s1_0': '1' }).asked).toEqual(['/who/~s1', '/who/name', '/who/vat']);
  });

  it('is required with its object', () => {
    expect(filledIn(schema, {}).problems).toEqual(['/who', '/who/name']);
    expect(filledIn(asks({ who: { anyOf: [person, company] } }), {}).problems).toEqual([]);
  });

  it('chooses the object that the data fits, and sends the data as it came', () => {
    const data = { who: { name: 'Dansclub', vat: 'BE0123', id: 7 } };
    const { asked, sent, problems } = filledIn(schema, data);
    expect(asked).toContain('/who/vat');
    expect([sent, problems]).toEqual([data, []]);
  });

  it('keeps what both objects share when another one is chosen, and sends nothing of the first', () => {
    const data = { who: { name: 'Noor', born: '2010-02-01' } };
    const change = { '/who/~s1_0': '1', '/who/vat_0': 'BE0123' };
    expect(filledIn(schema, data, change).sent).toEqual({ who: { name: 'Noor', vat: 'BE0123' } });
  });

  it('has the answers of the first object again when that is chosen again', () => {
    const data = { who: { name: 'Noor', born: '2010-02-01' } };
    const change = { '/who/vat_0': 'BE0123', '/who/~s1_0': '0' };
    expect(filledIn(schema, data, change).sent).toEqual(data);
  });

  it('sends data that fits no object as it came, with the questions of the nearest one', () => {
    const data = { who: { vat: 'BE0123' } };
    expect(filledIn(schema, data)).toMatchObject({ sent: data, problems: ['/who/name'] });
    const strange = { who: { id: 7 } };
    expect(filledIn(schema, strange).sent).toEqual(strange);
  });

  it('refuses at the choice a `oneOf` of which several objects fit, and accepts an `anyOf`', () => {
    const loose = [asks({ street: text }), asks({ mail: text })];
    const data = { who: { street: 'Dorp 1' } };
    expect(filledIn(asks({ who: { oneOf: loose } }), data)).toMatchObject({ sent: data, problems: ['/who'] });
    expect(filledIn(asks({ who: { anyOf: loose } }), data)).toMatchObject({ sent: data, problems: [] });
  });

  it('stands at the root, beside properties of the whole', () => {
    const whole = asks({ news: { type: 'boolean' } }, { anyOf: [person, company] });
    const data = { news: true, name: 'Dansclub', vat: 'BE0123' };
    expect(filledIn(whole, data)).toMatchObject({ sent: data, problems: [], diagnostics: [] });
  });

  it('is asked in each row of a list', () => {
    const list = asks({ all: { type: 'array', items: { oneOf: [person, company] } } });
    const data = {
      all: [
        { name: 'Noor', born: '2010-02-01' },
        { name: 'Dansclub', vat: 'BE0123' },
      ],
    };
    expect(filledIn(list, data)).toMatchObject({ sent: data, diagnostics: [] });
    const { initialAnswers } = compileSchema(list);
    const chosen = rowsOf(initialAnswers(data)['/all_0']).map((row) => row['/all/*/~s1_0']);
    expect(chosen).toEqual(['0', '1']);
  });

  it('asks a property with another schema in each object as several questions at one place', () => {
    const both = asks({
      v: { anyOf: [asks({ value: text }, { required: ['value'] }), asks({ value: { type: 'integer' } })] },
    });
    const { placeAt, pointerTo } = compileSchema(both);
    expect(filledIn(both, { v: { value: 5 } })).toMatchObject({ sent: { v: { value: 5 } }, problems: [] });
    expect(filledIn(both, {}, { '/v/~s1_0': '1', '/v/value~v1_0': '1,5' }).problems).toEqual(['/v/value']);
    expect(placeAt('/v/value')).toEqual({ key: '/v/value_0', path: [] });
    expect(pointerTo({ key: '/v/~s1_0', path: [] })).toBe('/v');
  });

  it('names an object without a title by its constant, or by what it asks', () => {
    const titled = { ...text, title: 'Straat' };
    const choice = { anyOf: [asks({ street: titled, city: text }), asks({ kind: { const: 'x' }, a: text })] };
    expect(optionsOf(asks({ who: choice }), '/who/~s1_0')?.map(([, label]) => label)).toEqual([
      'Straat, city',
      'x',
    ]);
  });

  it('leaves out a branch that nothing can fit', () => {
    const choice = { oneOf: [person, { ...asks({ name: { type: 'integer' } }), required: ['name'] }] };
    const { asked, diagnostics } = filledIn({ ...asks({ name: text }), ...choice }, {});
    expect([asked, diagnostics]).toEqual([['/name', '/born'], []]);
  });
});

describe('a property of which the value tells objects apart', () => {
  const kinds = {
    oneOf: [
      { title: 'Kaart', ...asks({ by: { const: 'card' }, number: text }, { required: ['by', 'number'] }) },
      { title: 'Overschrijving', ...asks({ by: { const: 'iban' }, iban: text }, { required: ['by'] }) },
    ],
  };

  it('is the question itself, with the titles of the objects', () => {
    const schema = asks({ pay: { title: 'Betaling', ...kinds } });
    expect(optionsOf(schema, '/pay/by_0')).toEqual([
      ['card', 'Kaart'],
      ['iban', 'Overschrijving'],
    ]);
    const data = { pay: { by: 'iban', iban: 'BE68' } };
    expect(filledIn(schema, data)).toMatchObject({ sent: data, problems: [], diagnostics: [] });
    expect(filledIn(schema, data, { '/pay/by_0': 'card' })).toMatchObject({
      sent: { pay: { by: 'card' } },
      problems: ['/pay/number'],
    });
  });

  it('refuses a value that no object has, and sends it as it came', () => {
    const data = { by: 'cash' };
    expect(filledIn({ type: 'object', ...kinds }, data)).toMatchObject({ sent: data, problems: ['/by'] });
  });

  it('is the property that a dependency looks at', () => {
    const schema = asks(
      { pets: { ...text, enum: ['no', 'yes'] } },
      {
        dependencies: {
          pets: {
            oneOf: [
              asks({ pets: { enum: ['no'] } }),
              asks({ pets: { enum: ['yes'] }, age: { type: 'integer' } }, { required: ['age'] }),
            ],
          },
        },
      },
    );
    expect(filledIn(schema, { pets: 'no' })).toMatchObject({
      asked: ['/pets'],
      problems: [],
      diagnostics: [],
    });
    expect(filledIn(schema, { pets: 'yes' })).toMatchObject({ asked: ['/pets', '/age'], problems: ['/age'] });
  });
});

describe('a choice between values', () => {
  it('asks for one of several types, in the words of the language', () => {
    const schema = asks({ size: { type: ['string', 'integer', 'boolean'] } });
    expect(optionsOf(schema, '/size/~s0_0')?.map(([, label]) => label)).toEqual([
      'Tekst',
      'Geheel getal',
      'Ja of nee',
    ]);
    expect(optionsOf(schema, '/size/~s0_0', 'fr')?.[1]).toEqual(['1', 'Nombre entier']);
    const { questions } = compileSchema(schema).form;
    expect([...questions.values()].map(({ label }) => label)).toEqual([
      'size',
      'size – Tekst',
      'size – Geheel getal',
      'size – Ja of nee',
    ]);
    for (const size of ['M', 42, true]) expect(filledIn(schema, { size }).sent).toEqual({ size });
    expect(filledIn(schema, { size: 42 }, { '/size/~s0_0': '0', '/size_0': 'XL' }).sent).toEqual({
      size: 'XL',
    });
    expect(filledIn(schema, { size: 42 }, { '/size/~s0_0': '0' }).sent).toEqual({});
  });

  it('asks for a list, an object or a plain value, also in rows', () => {
    const any = { oneOf: [{ type: 'array', items: text }, asks({ a: text }), { type: 'number' }] };
    for (const one of [['a', 'b'], { a: 'b' }, 2.5]) {
      const data = { one, rows: [one] };
      const schema = asks({ one: any, rows: { type: 'array', items: any } });
      expect(filledIn(schema, data)).toMatchObject({ sent: data, problems: [], diagnostics: [] });
    }
  });

  it('refuses a value that none of them allows at the choice, and sends it as it came', () => {
    const data = { size: [1] };
    const schema = asks({ size: { type: ['string', 'integer'] } });
    expect(filledIn(schema, data)).toMatchObject({ sent: data, problems: ['/size'] });
  });

  it('asks schemas of one type without titles as one question, and checks its answer', () => {
    const contact = {
      anyOf: [
        { ...text, format: 'email' },
        { ...text, pattern: '^\\d+$' },
      ],
    };
    const schema = asks({ contact });
    expect(filledIn(schema, { contact: '123' })).toMatchObject({ asked: ['/contact'], problems: [] });
    expect(filledIn(schema, { contact: 'abc' }).problems).toEqual(['/contact']);
  });
});

describe('a value that may be null', () => {
  const place = asks({ street: text }, { required: ['street'] });

  it.each<[string, object, unknown]>([
    ['a text', { type: ['string', 'null'] }, 'x'],
    ['a number of an `anyOf`', { anyOf: [{ type: 'integer' }, { type: 'null' }] }, 3],
    ['an object', { anyOf: [place, { type: 'null' }] }, { street: 'Dorp 1' }],
    ['an object by its types', { ...place, type: ['object', 'null'] }, { street: 'Dorp 1' }],
    ['a choice between objects', { oneOf: [person, company, { type: 'null' }] }, { name: 'Noor' }],
    ['a box', { type: ['boolean', 'null'] }, true],
    ['an option', { enum: ['a', null] }, 'a'],
    [
      'a titled option',
      {
        oneOf: [
          { const: 'a', title: 'Aa' },
          { const: null, title: 'Niets' },
        ],
      },
      'a',
    ],
    ['one of several types', { type: ['string', 'integer', 'null'] }, 3],
  ])('is sent as it came, filled or not: %s', (_name, schema, value) => {
    for (const a of [null, value]) {
      for (const whole of [asks({ a: schema }), asks({ a: schema }, { required: ['a'] })])
        expect(filledIn(whole, { a })).toMatchObject({ sent: { a }, problems: [], diagnostics: [] });
      const rows = asks({ a: { type: 'array', items: schema } });
      expect(filledIn(rows, { a: [a] })).toMatchObject({ sent: { a: [a] }, problems: [] });
    }
  });

  it('is null where it is required and nobody fills it in, and has its own option in a choice', () => {
    const schema = asks({ home: { anyOf: [place, { type: 'null' }] } }, { required: ['home'] });
    expect(filledIn(schema, {})).toMatchObject({ sent: { home: null }, problems: [] });
    expect(filledIn(schema, { home: { street: 'Dorp 1' } }, { '/home/street_0': '' }).sent).toEqual({
      home: null,
    });
    expect(optionsOf(asks({ b: { type: ['boolean', 'null'] } }), '/b_0', 'en')).toEqual([
      ['true', 'Ja'],
      ['false', 'Nee'],
      ['null', 'No value'],
    ]);
  });
});

describe('parts that all apply', () => {
  it('are one object, at any depth, behind references with a title beside them', () => {
    const schema = {
      ...asks({ home: { title: 'Thuis', allOf: [{ $ref: '#/$defs/place' }, { $ref: '#/$defs/land' }] } }),
      $defs: {
        place: asks({ street: { ...text, maxLength: 9 } }, { required: ['street'] }),
        land: { allOf: [asks({ land: text }), { properties: { street: { minLength: 2 } } }] },
      },
    };
    const data = { home: { street: 'Dorp 1', land: 'BE' } };
    expect(filledIn(schema, data)).toMatchObject({ sent: data, problems: [], diagnostics: [] });
    expect(compileSchema(schema).sections[0]?.title).toBe('Thuis');
    for (const street of ['x', 'a long street'])
      expect(filledIn(schema, { home: { street } }).problems).toEqual(['/home/street']);
  });

  it('give a reference more keywords, of which the strictest count', () => {
    const schema = {
      ...asks({ a: { $ref: '#/$defs/t', maxLength: 3, title: 'A' } }),
      $defs: { t: { ...text, maxLength: 5 } },
    };
    expect(filledIn(schema, { a: 'abcd' })).toMatchObject({ problems: ['/a'], diagnostics: [] });
  });
});

describe('a schema of itself', () => {
  const folder = asks(
    { name: text, next: { $ref: '#' }, folders: { type: 'array', items: { $ref: '#' } } },
    { required: ['name'] },
  );

  it('asks one more level in a row that is added, and keeps what is deeper', () => {
    const data = {
      name: 'a',
      next: { name: 'b', next: { name: 'c', next: { name: 'd', next: { name: 'e' } } } },
      folders: [{ name: 'f', folders: [{ name: 'g', folders: [{ name: 'h', folders: [{ name: 'i' }] }] }] }],
    };
    expect(filledIn(folder, data)).toMatchObject({ sent: data, problems: [] });
    expect(filledIn(folder, { name: 'a' })).toMatchObject({
      asked: ['/name', '/next', '/folders'],
      sent: { name: 'a' },
      problems: [],
    });
    expect(compileSchema(folder).sections[0]?.fields[1]).toMatchObject({
      type: 'group',
      config: { repeat: { max: 1 } },
    });
  });

  it('has the pointer of the data at each depth, without the row', () => {
    const { pointerTo, placeAt } = compileSchema(folder);
    const place = { key: '/next_0', path: ['0', '/next/~r/next_0', '0', '/next/~r/next/~r/name_0'] };
    expect(pointerTo(place)).toBe('/next/next/name');
    expect(placeAt('/next/next/name')).toEqual(place);
  });

  it('sends a changed, a new and a removed level', () => {
    const row = { '/next/~r/name_0': 'x' };
    const sent = { name: 'a', next: { name: 'x', folders: [] } };
    expect(filledIn(folder, { name: 'a', next: { name: 'b' } }, { '/next_0': [row] }).sent).toEqual(sent);
    expect(filledIn(folder, { name: 'a' }, { '/next_0': [row] }).sent).toEqual(sent);
    expect(filledIn(folder, { name: 'a', next: { name: 'b' } }, { '/next_0': [] }).sent).toEqual({
      name: 'a',
    });
  });
});

describe('a keyword that no question says', () => {
  it.each<[string, object, object, object, string]>([
    ['`not` at a value', asks({ a: { ...text, not: { const: 'x' } } }), { a: 'y' }, { a: 'x' }, '/a'],
    [
      '`not` at a whole',
      asks({ a: text, b: text }, { not: { required: ['a', 'b'] } }),
      { a: 'x' },
      { a: 'x', b: 'y' },
      '',
    ],
    ['`minProperties`', asks({ a: text, b: text }, { minProperties: 2 }), { a: 'x', b: 'y' }, { a: 'x' }, ''],
    [
      '`contains`',
      asks({ a: { type: 'array', items: text, contains: { const: 'x' } } }),
      { a: ['x'] },
      { a: ['y'] },
      '',
    ],
    [
      '`uniqueItems` of rows',
      asks({ a: { type: 'array', items: text, uniqueItems: true } }),
      { a: ['x'] },
      { a: ['x', 'x'] },
      '',
    ],
    [
      'a length beside a date',
      asks({ a: { ...text, format: 'date', minLength: 11 } }),
      {},
      { a: '2026-01-01' },
      '/a',
    ],
    [
      'another schema in `else`',
      asks({ a: text, b: text }, { if: { required: ['b'] }, else: { properties: { a: { maxLength: 1 } } } }),
      { a: 'xx', b: 'y' },
      { a: 'xx' },
      '',
    ],
    [
      '`dependentSchemas`',
      asks({ a: text, b: text }, { dependentSchemas: { a: { properties: { b: { const: 'z' } } } } }),
      { a: 'x', b: 'z' },
      { a: 'x', b: 'y' },
      '',
    ],
    [
      '`propertyNames`',
      asks({ a: text, ab: text }, { propertyNames: { maxLength: 1 } }),
      { a: 'x' },
      { ab: 'x' },
      '',
    ],
    [
      'at least one of two',
      asks({ a: text, b: text }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
      { b: 'x' },
      {},
      '/a,/b',
    ],
  ])('is checked on the data: %s', (_name, schema, valid, invalid, places) => {
    expect(filledIn(schema, valid)).toMatchObject({ sent: valid, problems: [], diagnostics: [] });
    expect(filledIn(schema, invalid).problems.join()).toBe(places);
  });

  it('is said of the object by its title, in the language of the form', () => {
    const schema = asks({ a: text, b: text }, { not: { required: ['a', 'b'] }, title: 'Team' });
    const { form, answersOf } = compileSchema(schema, { locale: 'en' });
    expect(validateAnswers(form, answersOf({ a: 'x', b: 'y' }), { today })).toMatchObject([
      { label: 'Team', message: 'These answers do not fit together. Please check them.' },
    ]);
  });

  it('is checked in each row, with the row in the place', () => {
    const item = asks({ a: text, b: text }, { not: { required: ['a', 'b'] } });
    const rows = [{ a: 'x' }, { a: 'x', b: 'y' }];
    expect(filledIn(asks({ l: { type: 'array', items: item } }), { l: rows }).problems).toEqual(['/l/1']);
    const ticks = asks({ l: { type: 'array', items: { type: 'boolean', not: { const: false } } } });
    expect(filledIn(ticks, { l: [true, false] }).problems).toEqual(['/l/1']);
  });
});
