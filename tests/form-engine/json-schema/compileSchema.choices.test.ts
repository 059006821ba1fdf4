import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { rowsOf } from '#form-engine/src/questions/group/rowsOf.ts';

import { asks, filledIn } from './filledIn.ts';

const text = { type: 'string' };

const person = {
  title: 'Persoon',
  ...asks({ name: text, born: { ...text, format: 'date' } }, { required: ['name'] }),
};
const company = { title: 'Bedrijf', ...asks({ name: text, vat: text }, { required: ['name', 'vat'] }) };

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

  it('chooses the object that the data fits with the required box that the form adds, before one that lacks an answer', () => {
    const twee = { type: 'boolean' };
    const first = asks({ een: { ...text, minLength: 1 }, twee }, { required: ['een'] });
    const whole = asks(
      { a: text },
      {
        required: ['a'],
        oneOf: [first, asks({ twee }, { required: ['twee'] }), asks({ een: twee, a: twee })],
      },
    );
    expect(filledIn(whole, { a: 'abc' })).toMatchObject({ sent: { a: 'abc', twee: false }, problems: [] });
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
