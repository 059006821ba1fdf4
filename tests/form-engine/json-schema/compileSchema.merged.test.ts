import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { asks, filledIn } from './filledIn.ts';

const today = '2026-11-20';
const text = { type: 'string' };

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
