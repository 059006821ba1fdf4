import { describe, expect, test } from 'vitest';
import { coursesBeside, overlapsWith } from '#src/features/courses/view/overlappingCourses.ts';
import { course, seconds } from '../courseFixtures.ts';

const wednesday = (day: string, from: string, to: string) => ({
  ...{ nid: Number(day.slice(-2)), place: '' },
  start: seconds(`${day}T${from}+01:00`),
  end: seconds(`${day}T${to}+01:00`),
});
/** Lessons before and after the week of the camp, in which it has none. */
const weekly = ['2027-02-03', '2027-02-17'].map((day) => wednesday(day, '14:00', '15:00'));
const period = { startDate: seconds('2026-09-01T12:00Z'), endDate: seconds('2027-06-30T12:00Z') };
const jazz = (tariff: object, wire: object = {}) =>
  course({ nid: 2, title: 'Jazz', ...period, sessions: weekly, tariffs: [{ nid: 77, ...tariff }], ...wire });
const held = { uid: 8, inCart: [] as number[], trialsInCart: [] as number[] };
const mine = { registeredUsersPerTariff: { 8: 1 } };

describe('coursesBeside', () => {
  const camp = course({ nid: 1, title: 'Kamp', ...period });
  const found = (other: ReturnType<typeof jazz>, inCart: number[] = []) =>
    coursesBeside(camp, [camp, other], { ...held, inCart }).map(({ title }) => title);

  test.each([
    ['a course of the member', jazz(mine), [], ['Jazz']],
    ['a course of a tariff in the cart', jazz({}), [77], ['Jazz']],
    ['no course of another member', jazz({ registeredUsersPerTariff: { 9: 1 } }), [], []],
    ['no trial that was ordered', jazz({ type: 'trial', ...mine }), [], []],
    ['no course of another period', jazz(mine, { endDate: period.startDate }), [], []],
  ])('finds %s', (_what, other, inCart, titles) => expect(found(other, inCart)).toEqual(titles));
});

describe('overlapsWith', () => {
  const now = seconds('2026-11-20T10:00+01:00');
  const overlaps = (day: string, other: ReturnType<typeof jazz>, parts: Partial<typeof held> = {}) =>
    overlapsWith(course({ sessions: [wednesday(day, '09:00', '16:00')] }), other, { ...held, ...parts, now })
      .length;

  test.each([
    ['no lesson in a week without one', '2027-02-10', jazz(mine), {}, 0],
    ['a lesson at the same time', '2027-02-17', jazz(mine), {}, 1],
    ['a lesson of a tariff in the cart', '2027-02-17', jazz({}), { inCart: [77] }, 1],
    [
      'no trial lesson that was not chosen',
      '2027-02-17',
      jazz({ type: 'trial' }),
      { inCart: [77], trialsInCart: [3] },
      0,
    ],
    ['a chosen trial lesson', '2027-02-17', jazz({ type: 'trial' }), { inCart: [77], trialsInCart: [17] }, 1],
    [
      'nothing that is over',
      '2026-02-17',
      jazz(mine, { sessions: [wednesday('2026-02-17', '14:00', '15:00')] }),
      {},
      0,
    ],
  ])('finds %s', (_what, day, other, parts, count) => expect(overlaps(day, other, parts)).toBe(count));
});
