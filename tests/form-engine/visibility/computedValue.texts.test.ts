import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodeAnswers, encodeAnswers, validateAnswers } from '#form-engine/src/headless.ts';
import { runs } from '#tests/setup/runs.ts';
import { formOf, today } from '../support/ask.ts';

const computed = (expression: unknown, config: object = {}) => ({
  qid: 'value',
  type: 'computed',
  config: { expression, ...config },
});
const date = (qid: string) => ({ qid, type: 'date' });
const value = (fields: readonly object[], answers: object = {}) => {
  const form = formOf(
    fields.map((field) => ({ ...field })),
    { today },
  );
  expect(form.diagnostics).toEqual([]);
  return encodeAnswers(form, { ...answers }).value_0;
};

describe('a division', () => {
  it.each([
    [1, 3, 2, '0.33'],
    [2, 3, 2, '0.67'],
    [-2, 3, 2, '-0.67'],
    [1, 8, 2, '0.13'],
    [-1, 8, 2, '-0.13'],
    [10, 4, 0, '3'],
    [0.3, 0.1, 0, '3'],
    [7, 0, 2, '0'],
  ])('of %d by %d with %d decimals is %s', (dividend, divisor, decimals, expected) => {
    expect(value([computed({ quotient: [dividend, divisor], decimals })])).toBe(expected);
  });

  it('is at most half a unit away from the exact result', () => {
    const whole = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(
        whole,
        whole.filter((by) => by !== 0),
        fc.integer({ min: 0, max: 5 }),
        (over, by, decimals) => {
          const text = String(value([computed({ quotient: [over, by], decimals })]));
          const [whole = '', rest = ''] = text.split('.');
          const units = BigInt(whole + rest.padEnd(decimals, '0'));
          // |units / 10^d - over / by| <= 1/2 / 10^d, in whole numbers.
          const off = 2n * (units * BigInt(by) - BigInt(over) * 10n ** BigInt(decimals));
          expect(off < 0n ? -off : off).toBeLessThanOrEqual(BigInt(Math.abs(by)));
        },
      ),
      runs(200),
    );
  });
});

test.each([
  [2.5, '2', '3'],
  [2, '2', '2'],
  [-2.5, '-3', '-2'],
  [-2, '-2', '-2'],
  [0.01, '0', '1'],
  [0, '0', '0'],
])('`floor` and `ceil` of %d are %s and %s', (number, down, up) => {
  expect(value([computed({ floor: number })])).toBe(down);
  expect(value([computed({ ceil: number })])).toBe(up);
});

describe('days between dates', () => {
  const days = computed({ days: [{ ref: 'from' }, { ref: 'to' }] });
  it.each([
    ['2026-03-28', '2026-03-30', '2'],
    ['2024-02-28', '2024-03-01', '2'],
    ['2026-10-24', '2026-10-26', '2'],
    ['2026-01-02', '2026-01-01', '-1'],
    ['0001-01-01', '9999-12-31', '3652058'],
  ])('from %s to %s are %s', (from, to, expected) => {
    expect(value([date('from'), date('to'), days], { from_0: from, to_0: to })).toBe(expected);
  });

  it('are 0 while one is missing, and count from today', () => {
    expect(value([date('from'), date('to'), days], { from_0: '2026-01-01' })).toBe('0');
    const since = computed({ days: [{ ref: 'from' }, 'today'] });
    expect(value([date('from'), since], { from_0: '2026-11-18' })).toBe('2');
    expect(value([computed({ days: ['2026-11-01', 'today'] })])).toBe('19');
  });
});

describe('texts put together', () => {
  const hello = computed({
    text: ['Dag ', { ref: 'name' }, { if: [{ qid: 'name', filled: true }, '!', ''] }],
  });
  const name = { qid: 'name', type: 'text' };

  it('have the answers as they are sent', () => {
    expect(value([name, hello], { name_0: 'Noor' })).toBe('Dag Noor!');
    expect(value([name, hello])).toBe('Dag');
    expect(value([computed({ text: [{ quotient: [5, 2], decimals: 1 }, ' uur'] })])).toBe('2.5 uur');
    const rows = {
      qid: 'kids',
      type: 'group',
      question: 'Kinderen',
      fields: [{ ...name, question: 'Naam' }],
    };
    const list = computed({ text: [{ rows: 'kids', each: { text: [{ ref: 'name' }, '; '] } }] });
    expect(value([rows, list], { kids_0: [{ name_0: 'Noor' }, { name_0: 'Lars' }] })).toBe('Noor; Lars;');
  });

  it('are checked, read back and refused as numbers are', () => {
    const form = formOf([name, hello]);
    const answers = { name_0: 'Noor' };
    expect(validateAnswers(form, answers, { today })).toEqual([]);
    const sent = encodeAnswers(form, answers);
    expect(decodeAnswers(form, sent)).toEqual({ answers: sent, problems: [] });
    expect(decodeAnswers(form, { ...sent, value_0: 'Dag Lars!' }).problems).toMatchObject([
      { rule: 'computed' },
    ]);
  });

  it('count as 0 in a sum, and as a number where they are one', () => {
    expect(value([computed({ sum: [{ text: ['1', '2'] }, { text: ['x'] }] })])).toBe('12');
  });
});
