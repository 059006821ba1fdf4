import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import { isRecord } from '#form-engine/src/sections/wireValue.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { runs } from '#tests/setup/runs.ts';
import { disturbed, type Edit, edits } from './disturbedData.ts';
import { looseCases } from './looseSchema.ts';

const today = '2026-11-20';

function asks(properties: object, more: object = {}) {
  return { type: 'object', properties, ...more };
}

/** What a form sends that nobody touched, and the places of its problems. */
function untouched(schema: unknown, data: unknown) {
  const { form, initialAnswers, dataOf, pointerTo } = compileSchema(schema);
  const answers = initialAnswers(data);
  const problems = validateAnswers(form, answers, { today }).map(pointerTo);
  return { sent: dataOf(answers, data), problems };
}

/** What is sent after a person changed these answers. */
function changed(schema: unknown, data: unknown, change: Answers) {
  const { form, initialAnswers, dataOf, pointerTo } = compileSchema(schema);
  const answers = { ...initialAnswers(data), ...change };
  const problems = validateAnswers(form, answers, { today }).map(pointerTo);
  return { sent: dataOf(answers, data), problems };
}

const text = { type: 'string' };
const address = { type: 'object', properties: { street: text } };

describe('data that nobody touched', () => {
  it.each<[string, object, object]>([
    ['an object of an `anyOf`', asks({ who: { anyOf: [address, {}] } }), { who: { street: 'Dorp 1' } }],
    [
      'a list of several sorts of objects',
      asks({ list: { type: 'array', items: { oneOf: [address, { type: 'object', required: ['mail'] }] } } }),
      { list: [{ street: 'Dorp 1' }, { mail: 'a@example.org' }] },
    ],
    ['a number of a `oneOf`', asks({ n: { oneOf: [{ type: 'integer' }, address] } }), { n: 5 }],
    ['a number without a type', asks({ n: {} }), { n: 5 }],
    ['an object without a type', asks({ n: {} }), { n: { a: [1] } }],
    ['one of several types', asks({ n: { type: ['string', 'integer'] } }), { n: 5 }],
    ['an unknown member of an object without an answer', asks({ a: address }), { a: { id: 7 } }],
    ['an empty object', asks({ a: address }), { a: {} }],
    [
      'unknown members in objects in rows',
      asks({ l: { type: 'array', items: asks({ a: address }) } }),
      {
        l: [{ id: 1, a: { id: 2 } }, { a: {} }, {}],
      },
    ],
    ['line breaks and blanks', asks({ bio: text }), { bio: ' first line\r\nsecond\tline ' }],
    ['a text in rows', asks({ l: { type: 'array', items: text } }), { l: ['a\nb', ' c'] }],
    ['a fraction of sixteen digits', asks({ n: { type: 'number' } }), { n: 50.85034612345679 }],
    ['a small number', asks({ n: { type: 'number' } }), { n: 1e-7 }],
    ['a large whole number', asks({ n: { type: 'integer' } }), { n: -1.2e21 }],
    ['a number on a step', asks({ n: { type: 'number', multipleOf: 0.5 } }), { n: 1e20 }],
    ['null where it is allowed', asks({ n: { type: ['string', 'null'] } }, { required: ['n'] }), { n: null }],
    [
      'null in rows',
      asks({ l: { type: 'array', items: { type: ['string', 'null'] } } }),
      {
        l: ['a', null],
      },
    ],
    ['an empty text', asks({ n: text }), { n: '' }],
    [
      'a property of another branch',
      asks(
        { a: { type: 'boolean' } },
        {
          if: { properties: { a: { const: true } }, required: ['a'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { b: text } },
        },
      ),
      { a: false, b: 'x' },
    ],
    ['an optional box that is not there', asks({ a: { type: 'boolean' } }), {}],
    ['an optional list that is not there', asks({ l: { type: 'array', items: text } }), {}],
    [
      'a time with seconds and an offset',
      asks({ t: { type: 'string', format: 'time' } }),
      {
        t: '09:30:15.5+02:00',
      },
    ],
    ['a moment', asks({ m: { type: 'string', format: 'date-time' } }), { m: '2026-12-04t09:30:15.5+02:00' }],
    ['a phone number in another notation', asks({ p: text }), { p: '0470/12.34.56' }],
    [
      'more rows than a form has',
      asks({ l: { type: 'array', items: address } }),
      {
        l: Array.from({ length: 201 }, (_, id) => ({ id })),
      },
    ],
  ])('stays as it came: %s', (_name, schema, data) => {
    expect(untouched(schema, data)).toEqual({ sent: data, problems: [] });
  });

  it.each<[string, object, object, string]>([
    ['a list for a number', asks({ n: { type: 'integer' } }), { n: [1] }, '/n'],
    ['a text for a number', asks({ n: { type: 'number' } }), { n: '5' }, '/n'],
    ['a fraction for a whole number', asks({ n: { type: 'integer' } }), { n: 1.5 }, '/n'],
    ['an object for a text', asks({ s: text }), { s: { a: 1 } }, '/s'],
    ['a number for a text', asks({ s: text }), { s: 1 }, '/s'],
    ['a text for an object', asks({ o: address }), { o: 'text' }, '/o/street'],
    ['a text for a list', asks({ l: { type: 'array', items: text } }), { l: 'text' }, '/l'],
    ['a text for a row', asks({ l: { type: 'array', items: address } }), { l: [{}, 'text'] }, '/l'],
    ['a number for a row', asks({ l: { type: 'array', items: text } }), { l: ['a', 1] }, '/l/1'],
    ['a text for a box', asks({ b: { type: 'boolean' } }), { b: 'ja' }, '/b'],
    ['a label for a choice', asks({ c: { oneOf: [{ const: 'a', title: 'Aa' }] } }), { c: 'Aa' }, '/c'],
    ['a number for a choice', asks({ c: { enum: ['1', '2'] } }), { c: 1 }, '/c'],
    ['a text for choices', asks({ c: { type: 'array', items: { enum: ['a'] } } }), { c: 'a' }, '/c'],
    [
      'a double choice',
      asks({ c: { type: 'array', uniqueItems: true, items: { enum: ['a'] } } }),
      {
        c: ['a', 'a'],
      },
      '/c',
    ],
    ['a date in another notation', asks({ d: { type: 'string', format: 'date' } }), { d: '1/2/2010' }, '/d'],
    ['a time without an offset', asks({ d: { type: 'string', format: 'time' } }), { d: '09:30' }, '/d'],
    [
      'a moment without an offset',
      asks({ d: { type: 'string', format: 'date-time' } }),
      { d: '2026-12-04T09:30' },
      '/d',
    ],
    ['an address without a scheme', asks({ d: { type: 'string', format: 'uri' } }), { d: 'club.be' }, '/d'],
    [
      'a text that is too long with its blanks',
      asks({ s: { type: 'string', maxLength: 3 } }),
      {
        s: 'abc ',
      },
      '/s',
    ],
  ])('stays as it came, and is refused until somebody answers: %s', (_name, schema, data, place) => {
    expect(untouched(schema, data)).toEqual({ sent: data, problems: [place] });
  });

  it('is left out where the schema refuses its name', () => {
    const closed = asks({ a: text }, { additionalProperties: false });
    expect(untouched(closed, { a: 'x', b: 1 }).sent).toEqual({ a: 'x' });
  });

  it('gets the defaults and the constants of the schema, and the boxes and lists that conditions look at', () => {
    const schema = asks(
      {
        a: { const: 2 },
        b: { type: 'string', default: 'BE' },
        c: { type: 'boolean' },
        d: { type: 'boolean' },
      },
      { if: { properties: { c: { const: true } } }, else: { required: ['b'] }, required: ['d'] },
    );
    expect(untouched(schema, {}).sent).toEqual({ a: 2, b: 'BE', c: false, d: false });
  });

  it.each<[string, object, object, Answers, object]>([
    ['a text that replaces one of another type', asks({ s: text }), { s: 5 }, { '/s_0': 'a' }, { s: 'a' }],
    ['an empty text that replaces one of another type', asks({ s: text }), { s: 5 }, { '/s_0': '' }, {}],
    [
      'one text beside others',
      asks({ a: text, b: text }),
      { a: 'x\ny', b: ' ' },
      { '/b_0': 'z ' },
      {
        a: 'x\ny',
        b: 'z',
      },
    ],
    [
      'a box that is ticked and unticked',
      asks({ a: { type: 'boolean' } }),
      {},
      { '/a_0': false },
      {
        a: false,
      },
    ],
    [
      'an object that is emptied',
      asks({ a: address }),
      { a: { street: 'Dorp', id: 7 } },
      { '/a/street_0': '' },
      {
        a: { id: 7 },
      },
    ],
    [
      'an object with a demand that is emptied',
      asks({ a: { ...address, required: ['street'] } }),
      {
        a: { street: 'Dorp', id: 7 },
      },
      { '/a/street_0': '' },
      {},
    ],
    [
      'a date in the same day',
      asks({ d: { type: 'string', format: 'date' } }),
      { d: '1/2/2010' },
      {
        '/d_0': '2010-02-01',
      },
      { d: '2010-02-01' },
    ],
    [
      'a long fraction, typed',
      asks({ n: { type: 'number' } }),
      {},
      { '/n_0': '50,85034612345679' },
      {
        n: 50.85034612345679,
      },
    ],
    [
      'null for an empty answer',
      asks({ n: { type: ['integer', 'null'] } }, { required: ['n'] }),
      { n: 4 },
      {
        '/n_0': '',
      },
      { n: null },
    ],
  ])('is sent as a person changed it: %s', (_name, schema, data, change, sent) => {
    expect(changed(schema, data, change)).toEqual({ sent, problems: [] });
  });

  it('leaves out what a change hides, and keeps what was hidden before', () => {
    const schema = asks(
      { a: { type: 'boolean' } },
      {
        if: { properties: { a: { const: true } }, required: ['a'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { b: text } },
        else: { properties: { c: text } },
      },
    );
    const data = { a: true, b: 'x', c: 'y' };
    expect(changed(schema, data, { '/a_0': false }).sent).toEqual({ a: false, c: 'y' });
  });

  it('keeps its values in rows that move, and in the rows beside one that changes', () => {
    const list = { type: 'array', items: asks({ name: text, home: address }) };
    const kids = [
      { name: 'Noor\nAnna', home: { id: 1 } },
      { name: 'Jef ', id: 2, home: null },
    ];
    const { initialAnswers, dataOf } = compileSchema(asks({ kids: list }));
    const [first, second] = initialAnswers({ kids })['/kids_0'] as readonly Answers[];
    const rows = [second ?? {}, { ...first, '/kids/*/name_0': 'Nora' }];
    expect(dataOf({ '/kids_0': rows }, { kids })).toEqual({
      kids: [kids[1], { name: 'Nora', home: { id: 1 } }],
    });
  });

  it('does not carry a confidential answer in the rest of its row', () => {
    const items = asks({ account: text });
    const { initialAnswers } = compileSchema(asks({ l: { type: 'array', items } }), {
      uiSchema: { l: { items: { account: { 'ui:widget': 'iban' } } } },
    });
    const rows = JSON.stringify(initialAnswers({ l: [{ account: 'be68 5390 0754 7034', id: 1 }] }));
    expect(rows.match(/be ?68/gi)).toHaveLength(1);
  });
});

describe('any data in any schema', () => {
  it('is sent as it came where nobody touches it; only defaults, constants, boxes and lists are added', () => {
    fc.assert(
      fc.property(looseCases, edits, ({ schema, data: fitting }, changes: readonly Edit[]) => {
        const data = disturbed(fitting, changes);
        const { sent } = untouched(schema, data);
        const { lost, added } = differences(data, sent);
        expect({ lost, data, sent }).toEqual({
          lost: [],
          data,
          sent,
        });
        expect(added.filter((value) => !isAddition(value))).toEqual([]);
      }),
      runs(900),
    );
  });
});

/** Whether a schema of `looseCases` adds this: its default, its constants, an unticked box, an empty list, `null` where it is required, an object of these. */
function isAddition(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).every(isAddition);
  return (
    isConstant(value) ||
    value === 'BE' ||
    value === false ||
    value === null ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Whether this is a `const` of these schemas. */
function isConstant(value: unknown): boolean {
  return typeof value === 'string' && ['v1', 'a', 'b', 'c'].includes(value);
}

/** The places where data was not sent as it came, and the values that were added to it. */
function differences(
  data: unknown,
  sent: unknown,
  at = '',
): { lost: readonly string[]; added: readonly unknown[] } {
  if (Array.isArray(data) && Array.isArray(sent) && data.length === sent.length)
    return joined(data.map((item: unknown, index) => differences(item, sent[index], `${at}/${index}`)));
  if (!isRecord(data) || !isRecord(sent))
    // The constant of a schema replaces any other value.
    return { lost: isConstant(sent) || JSON.stringify(data) === JSON.stringify(sent) ? [] : [at], added: [] };
  const place = (name: string) => `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const added = Object.keys(sent).filter((name) => !Object.hasOwn(data, name));
  return joined([
    { lost: [], added: added.map((name) => sent[name]) },
    ...Object.entries(data).map(([name, value]) =>
      Object.hasOwn(sent, name)
        ? differences(value, sent[name], place(name))
        : { lost: [place(name)], added: [] },
    ),
  ]);
}

function joined(parts: readonly ReturnType<typeof differences>[]): ReturnType<typeof differences> {
  return { lost: parts.flatMap(({ lost }) => lost), added: parts.flatMap(({ added }) => added) };
}
