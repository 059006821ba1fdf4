import { describe, expect, it } from 'vitest';
import page from '#schemas/examples/courses/getCourses.json' with { type: 'json' };
import { parseCoursePage } from '#src/api/entities/offer/course.ts';
import { deskLabel, deskOffer } from '#src/features/management/people/desk/deskOffer.ts';

const [course] = parseCoursePage(page.response.valid[0]?.value).courses;
if (!course) throw new Error('The example has no course');
const [tariff] = course.tariffs;
if (!tariff) throw new Error('The course has no tariff');
const plain = {
  ...tariff,
  title: 'Heel seizoen',
  price: 13_000,
  discountedPrice: undefined,
  opens: undefined,
};
const alone = { ...plain, couple: undefined, peopleAtOnce: 1, places: 3 };
const weekly = {
  ...{ ...course, title: 'Trampoline', type: 'course' as const, weekdays: ['ma' as const, 'wo' as const] },
  ...{ startTime: '18:30', seatCosts: undefined, tariffs: [alone] },
};
const roles = ['leider', 'volger'] as const;

describe('deskOffer', () => {
  it.each([
    ['an ordinary tariff', weekly, 1],
    ['places in a hall', { ...weekly, seatCosts: { least: 0, most: 0 } }, 0],
    ['a tariff for several people', { ...weekly, tariffs: [{ ...alone, peopleAtOnce: 2 }] }, 0],
    [
      'a course for couples',
      { ...weekly, tariffs: [{ ...alone, couple: { roles: [...roles], invite: undefined } }] },
      0,
    ],
  ])('judges %s', (_name, one, count) => {
    const { tariffs, onlyOnline } = deskOffer([one]);
    expect(tariffs).toHaveLength(count);
    expect(onlyOnline).toEqual(count === 0 ? ['Trampoline'] : []);
  });
});

describe('deskLabel', () => {
  it.each([
    [
      'days, price and free places',
      {},
      'Trampoline: Heel seizoen · ma en wo 18u30 · €\u00a0130,00 · nog 3 plaatsen',
    ],
    [
      'the last place',
      { places: 1 },
      'Trampoline: Heel seizoen · ma en wo 18u30 · €\u00a0130,00 · nog 1 plaats',
    ],
    ['a full course', { places: 0 }, 'Trampoline: Heel seizoen · ma en wo 18u30 · €\u00a0130,00 · volzet'],
    [
      'a course without a limit that is not open yet, at its lower price',
      { places: undefined, opens: 1_800_000_000, discountedPrice: 12_000 },
      'Trampoline: Heel seizoen · ma en wo 18u30 · €\u00a0120,00 · nog niet open',
    ],
  ])('has %s', (_name, change, expected) => {
    expect(deskLabel({ course: weekly, tariff: { ...alone, ...change } })).toBe(expected);
  });
});
