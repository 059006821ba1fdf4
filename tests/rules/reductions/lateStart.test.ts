import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonsLeft, priceForLessons } from '#rules/reductions/lateStart.ts';

const starts = [1000, 2000, 3000];

describe('lessonsLeft', () => {
  it.each([
    ['all before the first', 999, 3],
    ['without a lesson that begins now', 1000, 2],
    ['one between the last two', 2500, 1],
    ['the last while it goes on', 3000, 1],
  ])('counts %s', (_name, now, left) => {
    expect(lessonsLeft(starts, now)).toEqual({ left, all: 3 });
  });

  it('counts nothing of a course without lessons', () => {
    expect(lessonsLeft([], 0)).toEqual({ left: 0, all: 0 });
  });
});

describe('priceForLessons', () => {
  it.each([
    ['the whole price for all lessons', 10000, 3, 3, 10000],
    ['a third, rounded to the cent', 10000, 1, 3, 3333],
    ['two thirds, rounded to the cent', 10000, 2, 3, 6667],
    ['half a cent rounded up', 25, 1, 2, 13],
    ['the price of a course without lessons', 10000, 0, 0, 10000],
  ])('is %s', (_name, price, left, all, expected) => {
    expect(priceForLessons(price, { left, all })).toBe(expected);
  });

  it('never rises with the time, and is never more than the price', () => {
    const moments = fc.array(fc.nat(5_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(100_000), moments, fc.nat(6_000), fc.nat(6_000), (price, lessons, one, other) => {
        const at = (now: number) => priceForLessons(price, lessonsLeft(lessons, now));
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)));
        expect(at(one)).toBeLessThanOrEqual(price);
        expect(at(one)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
