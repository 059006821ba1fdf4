import { describe, expect, it } from 'vitest';
import { type Place, referencesIn, referencesTo } from '#form-engine/src/builder/headless.ts';
import type { WireCheck } from '#form-engine/src/headless.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';

const asked = (qid: string, more: object = {}): WireQuestion => ({
  qid,
  type: 'text',
  question: qid,
  ...more,
});
const when = (qid: string, more: object = {}) => ({ visible_when: { qid, filled: true, ...more } });

/** The form with `a` and a group `kids` of which the questions are these. */
const withRow = (...fields: WireQuestion[]): readonly WireSection[] => [
  { title: 'S', fields: [asked('a'), asked('kids', { type: 'group', fields })] },
];

describe('references', () => {
  it.each<[string, object]>([
    ['visible_when', when('a')],
    ['required_when', { required_when: { qid: 'a', equals: '1' } }],
    ['visible_when', { options: ['x', { value: 'y', ...when('a') }] }],
    ['visible_when', { visible_when: { all: [{ not: { any: [{ qid: 'a', filled: true }] } }] } }],
    ['config', { config: { expression: { sum: [1, { ref: 'a' }] } } }],
    ['config', { config: { expression: { if: [{ qid: 'a', gt: 1 }, 1, 2] } } }],
    ['config', { config: { expression: { age: 'a' } } }],
    ['config', { config: { expression: { count: 'a' } } }],
    ['config', { config: { options_from: { qid: 'a' } } }],
    ['disabled_when', { disabled_when: { qid: 'a', filled: true } }],
    ['read_only_when', { read_only_when: { not: { qid: 'a', filled: true } } }],
  ])('stand in %s of %j', (property, more) => {
    const sections = [{ title: 'S', fields: [asked('a'), asked('b', more)] }];
    expect(referencesIn(sections)).toEqual([{ from: [0, 1], property, qid: 'a', to: [0, 0] }]);
  });

  it('stand nowhere else', () => {
    const more = { options: { qid: 'a', ref: 'a' }, config: { default: { ref: 'a' } }, answer: { qid: 'a' } };
    expect(referencesIn([{ title: 'S', fields: [asked('a'), asked('b', more)] }])).toEqual([]);
  });

  it('of rules between answers are those of each of their terms, and the places that they mark', () => {
    const checks: readonly WireCheck[] = [
      {
        ...{ compare: [{ ref: 'b' }, 'gt', { ref: 'a' }], when: { qid: 'a', filled: true } },
        ...{ message: 'Later.', at: ['b'] },
      },
    ];
    const sections = [{ title: 'S', fields: [asked('a'), asked('b')], checks }];
    expect(referencesIn(sections).map(({ qid, to }) => [qid, to])).toEqual([
      ['b', [0, 1]],
      ['a', [0, 0]],
      ['a', [0, 0]],
      ['b', [0, 1]],
    ]);
  });

  it.each<[string, object, readonly (Place | undefined)[]]>([
    [
      'a value for each row',
      { config: { expression: { sum: [{ rows: 'kids', each: { ref: 'a' } }] } } },
      [
        [0, 1],
        [0, 1, 0],
      ],
    ],
    [
      'a column of a group',
      { config: { options_from: { qid: 'kids', column: 'a' } } },
      [
        [0, 1],
        [0, 1, 0],
      ],
    ],
  ])('find %s in the rows of its group', (_what, more, places) => {
    const [section = { title: '', fields: [] }] = withRow(asked('a'));
    const sections = [{ ...section, fields: [...section.fields, asked('b', more)] }];
    expect(referencesIn(sections).map(({ to }) => to)).toEqual(places);
  });

  it('of the checks of a group are in its rows', () => {
    const checks = [{ compare: [{ ref: 'b' }, 'gt', { ref: 'a' }], message: 'Later.', at: ['b'] }];
    const group = asked('kids', { type: 'group', fields: [asked('b')], checks });
    const found = referencesIn([{ title: 'S', fields: [asked('a'), group] }]);
    expect(found.map(({ to }) => to)).toEqual([
      [0, 1, 0],
      [0, 0],
      [0, 1, 0],
    ]);
  });

  it('are those of sections too', () => {
    const sections = [
      { title: 'S', fields: [asked('a')] },
      { title: 'T', fields: [], ...when('a') },
    ];
    expect(referencesIn(sections)).toEqual([{ from: [1], property: 'visible_when', qid: 'a', to: [0, 0] }]);
  });

  it.each<[string, readonly WireSection[], Place, Place | undefined]>([
    ['the same row first', withRow(asked('a'), asked('b', when('a'))), [0, 1, 1], [0, 1, 0]],
    ['then outside of the group', withRow(asked('c'), asked('b', when('a'))), [0, 1, 1], [0, 0]],
    [
      'a row further out',
      withRow(asked('n'), asked('g', { type: 'group', fields: [asked('b', when('n'))] })),
      [0, 1, 1, 0],
      [0, 1, 0],
    ],
    [
      'never the row of another group',
      [{ title: 'S', fields: [asked('g', { type: 'group', fields: [asked('a')] }), asked('b', when('a'))] }],
      [0, 1],
      undefined,
    ],
    [
      'the same course first',
      [{ title: 'S', fields: [asked('a'), asked('a', { nid: 7 }), asked('b', { nid: 7, ...when('a') })] }],
      [0, 2],
      [0, 1],
    ],
    [
      'then the general questions',
      [{ title: 'S', fields: [asked('a', { nid: 8 }), asked('a'), asked('b', { nid: 7, ...when('a') })] }],
      [0, 2],
      [0, 1],
    ],
    [
      'the course that is named',
      [{ title: 'S', fields: [asked('a'), asked('a', { nid: 8 }), asked('b', when('a', { nid: 8 }))] }],
      [0, 2],
      [0, 1],
    ],
    [
      'a qid that is a number',
      [{ title: 'S', fields: [{ ...asked(''), qid: 5 }, asked('b', when('5'))] }],
      [0, 1],
      [0, 0],
    ],
  ])('mean %s', (_what, sections, from, to) => {
    expect(referencesIn(sections).find((one) => one.from.join() === from.join())?.to).toEqual(to);
  });

  it('to a part are those from outside it', () => {
    const sections = [
      { title: 'S', fields: [asked('a'), asked('b', when('a'))] },
      { title: 'T', fields: [asked('c', when('b'))] },
    ];
    expect(referencesTo(sections, [[0, 0]]).map(({ from }) => from)).toEqual([[0, 1]]);
    expect(referencesTo(sections, [[0]]).map(({ from }) => from)).toEqual([[1, 0]]);
    expect(referencesTo(sections, [[0], [1]])).toEqual([]);
  });

  it('survives a condition that is nested without end', () => {
    const deep = Array.from({ length: 20_000 }).reduce<object>((inner) => ({ not: inner }), { qid: 'a' });
    expect(referencesIn([{ title: 'S', fields: [asked('a', { visible_when: deep })] }])).toEqual([]);
  });
});
