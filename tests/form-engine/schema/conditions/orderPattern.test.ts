import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumberPattern } from '#form-engine/src/rules/plainNumber.ts';
import { orderPattern } from '#form-engine/src/schema/conditions/orderPattern.ts';
import type { Comparator } from '#form-engine/src/sections/condition.ts';
import { runs } from '#tests/setup/runs.ts';

const comparators: readonly Comparator[] = ['gt', 'gte', 'lt', 'lte'];

const isInOrder = {
  gt: (one, other) => one > other,
  gte: (one, other) => one >= other,
  lt: (one, other) => one < other,
  lte: (one, other) => one <= other,
} satisfies Record<Comparator, <T extends number | string>(one: T, other: T) => boolean>;

/** A number of a few digits, so that near and equal ones are drawn often. */
const number = fc
  .record({ whole: fc.integer({ min: -1100, max: 1100 }), decimals: fc.integer({ min: 0, max: 3 }) })
  .map(({ whole, decimals }) => whole / 10 ** decimals);

const date = fc
  .date({ min: new Date('1989-01-01'), max: new Date('2012-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe('orderPattern', () => {
  it.each(comparators)('accepts the same numbers as a comparison does: %s', (by) => {
    fc.assert(
      fc.property(number, number, (answer, bound) => {
        const text = String(answer === 0 ? 0 : answer);
        expect(text).toMatch(new RegExp(plainNumberPattern));
        expect(new RegExp(orderPattern(by, bound)).test(text), `${text} ${by} ${bound}`).toBe(
          isInOrder[by](answer, bound),
        );
      }),
      runs(3000),
    );
  });

  it.each(comparators)('accepts the same dates as a comparison does: %s', (by) => {
    fc.assert(
      fc.property(date, date, (answer, bound) => {
        expect(new RegExp(orderPattern(by, bound)).test(answer), `${answer} ${by} ${bound}`).toBe(
          isInOrder[by](answer, bound),
        );
      }),
      runs(2000),
    );
  });

  it.each(comparators)('accepts the same moments as a comparison does: %s', (by) => {
    const moment = fc.tuple(date, fc.nat(23), fc.nat(59)).map(([day, ...clock]) => {
      return `${day}T${clock.map((part) => String(part).padStart(2, '0')).join(':')}`;
    });
    fc.assert(
      fc.property(moment, moment, (answer, bound) => {
        expect(new RegExp(orderPattern(by, bound)).test(answer), `${answer} ${by} ${bound}`).toBe(
          isInOrder[by](answer, bound),
        );
      }),
      runs(1000),
    );
  });

  it.each([
    ['gte', 0, '0', true],
    ['gt', 0, '0', false],
    ['gt', 0, '0.001', true],
    ['lt', 0, '-0.5', true],
    ['lte', 99, '100', false],
    ['gt', 999_999_999_999_998, '999999999999999', true],
    ['lt', -999_999_999_999_998, '-999999999999999', true],
  ] as const)('%s %d on %s is %s', (by, bound, text, expected) => {
    expect(new RegExp(orderPattern(by, bound)).test(text)).toBe(expected);
  });
});
