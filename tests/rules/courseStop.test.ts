import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lostLessons, stopAmounts } from '#rules/courseStop.ts';

const week = 7 * 24 * 3_600;
/** Ten weekly lessons of an hour; the first one begins at 0. */
const lessons = Array.from({ length: 10 }, (_, index) => ({
  start: index * week,
  end: index * week + 3_600,
}));

describe('lostLessons', () => {
  it.each([
    ['everything before the first lesson', { since: -week, stopsAt: -1 }, 10, 10],
    ['from the day of the fourth lesson', { since: -week, stopsAt: 3 * week }, 10, 7],
    ['a moment after the fourth lesson began', { since: -week, stopsAt: 3 * week + 1 }, 10, 6],
    ['of somebody who came after five lessons', { since: 4 * week + 3_601, stopsAt: 8 * week }, 5, 2],
    [
      'of somebody who registered during a lesson, which counts',
      { since: 4 * week, stopsAt: 8 * week },
      6,
      2,
    ],
    [
      'of somebody who registered at the end of a lesson, which counts',
      { since: 4 * week + 3_600, stopsAt: 8 * week },
      6,
      2,
    ],
    ['after the last lesson', { since: -week, stopsAt: 10 * week }, 10, 0],
    ['of somebody who registered after the last lesson', { since: 10 * week, stopsAt: 2 * week }, 0, 0],
  ])('counts %s', (_name, enrolment, total, left) => {
    expect(lostLessons(lessons, enrolment)).toEqual({ total, left });
  });
});

describe('stopAmounts', () => {
  const one = (oid: number | null, chargedCents: number, left: number, total = 10) => ({
    ...{ oid, chargedCents },
    lessons: { total, left },
  });
  it.each([
    ['a share of the lessons', [one(1, 10_000, 7)], [[1, 10_000]], [[10_000, 7_000]]],
    ['a share in whole cents', [one(1, 10_000, 1, 3)], [[1, 10_000]], [[10_000, 3_333]]],
    ['half a cent, which goes up', [one(1, 5, 1, 2)], [[1, 5]], [[5, 3]]],
    ['nothing where no lesson is lost', [one(1, 10_000, 0)], [[1, 10_000]], [[10_000, 0]]],
    ['nothing where there were no lessons', [one(1, 10_000, 0, 0)], [[1, 10_000]], [[10_000, 0]]],
    ['nothing where the club registered the person', [one(null, 10_000, 7)], [], [[0, 0]]],
    ['nothing where turns of a pass paid', [one(1, 3_000, 10)], [[1, 0]], [[0, 0]]],
    ['nothing for what is credited already', [one(1, 0, 7)], [[1, 4_000]], [[0, 0]]],
    [
      'no more than an order still costs, in the order of the list',
      [one(1, 10_000, 10), one(1, 10_000, 10)],
      [[1, 15_000]],
      [
        [10_000, 10_000],
        [10_000, 5_000],
      ],
    ],
  ] as const)('proposes %s', (_name, registrations, orders, expected) => {
    const found = stopAmounts(registrations, new Map(orders.map(([oid, cents]) => [oid, cents])));
    expect(found.map(({ mostCents, proposalCents }) => [mostCents, proposalCents])).toEqual(expected);
  });

  it('never proposes more for an order than is left of it, nor more for a registration than its most', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    const registration = fc
      .record({ oid: fc.integer({ min: 1, max: 3 }), chargedCents: cents, total: fc.nat(40) })
      .chain(({ total, ...rest }) => fc.nat(total).map((left) => ({ ...rest, lessons: { total, left } })));
    fc.assert(
      fc.property(
        fc.array(registration, { maxLength: 6 }),
        fc.array(cents, { minLength: 3, maxLength: 3 }),
        (all, left) => {
          const orders = new Map(left.map((amount, place) => [place + 1, amount]));
          const found = stopAmounts(all, orders);
          for (const { mostCents, proposalCents } of found)
            expect(proposalCents).toBeLessThanOrEqual(mostCents);
          for (const [oid, most] of orders) {
            const sum = found.reduce(
              (total, { proposalCents }, place) => (all[place]?.oid === oid ? total + proposalCents : total),
              0,
            );
            expect(sum).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });
});
