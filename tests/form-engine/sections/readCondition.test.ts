import { describe, expect, it } from 'vitest';
import { readSections, type WireCondition } from '#form-engine/src/headless.ts';
import { deepestCondition, mostTerms } from '#form-engine/src/sections/readCondition.ts';

const today = '2028-02-29';

/** Reads a condition of the question `last`, which comes after `first`. */
function read(visible_when: unknown, options = { today } as { today?: string }) {
  const fields = [
    { qid: 'first', nid: 0, type: 'text', question: 'Eerste' },
    { qid: 'last', nid: 0, type: 'text', question: 'Laatste', visible_when },
  ];
  const { questions, diagnostics } = readSections([{ title: '', fields }], options);
  return {
    condition: questions.get('last_0')?.visibleWhen,
    codes: diagnostics.map(({ code, path }) => `${code} ${path}`),
  };
}

const test = { qid: 'first', filled: true } as const;
const compared = (by: string, to: unknown, age?: number) => ({
  key: 'first_0',
  test: { is: 'compared', by, to, ...(age !== undefined && { age }) },
});

/** A test inside so many levels, counted with its own. */
function nested(levels: number): WireCondition {
  return Array.from({ length: levels - 1 }).reduce<WireCondition>((inner) => ({ not: inner }), test);
}

describe('readCondition', () => {
  it.each([
    [{ qid: 'first', gt: 5 }, compared('gt', 5)],
    [{ qid: 'first', lte: -2.5 }, compared('lte', -2.5)],
    [{ qid: 'first', gte: '2026-09-01' }, compared('gte', '2026-09-01')],
    [{ qid: 'first', lt: 'today' }, compared('lt', today)],
    // Somebody born on 29 February turns 18 on 1 March, so the bound is no day that exists.
    [{ qid: 'first', age_gte: 18 }, compared('lte', '2010-02-29', 18)],
    [{ qid: 'first', age_gte: 1000 }, compared('lte', '1028-02-29', 1000)],
    [{ qid: 'first', age_lt: 12 }, compared('gt', '2016-02-29', 12)],
    [
      { qid: 'first', contains: 'jazz' },
      { key: 'first_0', test: { is: 'containing', text: 'jazz' } },
    ],
    [{ not: test }, { not: { key: 'first_0', test: { is: 'filled', filled: true } } }],
  ])('reads %j', (wire, condition) => {
    expect(read(wire)).toEqual({ condition, codes: [] });
  });

  it.each([
    ['no object', 'jazz', 'malformed'],
    ['no test', { qid: 'first' }, 'malformed'],
    ['a list instead of a test', [test], 'malformed'],
    ['an empty list', { all: [] }, 'malformed'],
    ['a map instead of a list', { any: { a: test } }, 'malformed'],
    ['a bound that is no day', { qid: 'first', gte: '2026-02-30' }, 'malformed'],
    ['a bound with an exponent', { qid: 'first', gt: 1e300 }, 'malformed'],
    ['a bound that is no number', { qid: 'first', gt: Number.NaN }, 'malformed'],
    ['an age above a thousand years', { qid: 'first', age_gte: 1001 }, 'malformed'],
    ['an age below zero', { qid: 'first', age_gte: -1 }, 'malformed'],
    [
      'an unknown question in one of its parts',
      { any: [test, { qid: 'gone', filled: true }] },
      'condition-target',
    ],
    ['itself in one of its parts', { not: { qid: 'last', filled: true } }, 'condition-cycle'],
    [
      `${mostTerms} tests in a list`,
      { all: Array.from({ length: mostTerms }, () => test) },
      'condition-size',
    ],
    ['10,000 tests', { any: Array.from({ length: 10_000 }, () => test) }, 'condition-size'],
    ['too many levels', nested(deepestCondition + 1), 'condition-size'],
    ['10,000 levels', nested(10_000), 'condition-size'],
  ])('leaves out and reports a condition with %s', (_what, wire, code) => {
    expect(read(wire)).toEqual({ condition: undefined, codes: [`${code} /0/fields/1`] });
  });

  it('reads the deepest and the longest condition', () => {
    expect(read(nested(deepestCondition)).codes).toEqual([]);
    expect(read({ all: Array.from({ length: mostTerms - 1 }, () => test) }).codes).toEqual([]);
  });

  it.each([{ age_gte: 18 }, { age_lt: 18 }, { gt: 'today' }])('reports %j without a today', (how) => {
    expect(read({ qid: 'first', ...how }, {})).toEqual({
      condition: undefined,
      codes: ['missing-today /0/fields/1'],
    });
  });
});
