import { describe, expect, test } from 'vitest';
import { overlappingCourses } from '#src/features/courses/view/overlappingCourses.ts';
import { course } from '../courseFixtures.ts';

describe('overlappingCourses', () => {
  const ballet = course({ nid: 1, title: 'Ballet' });
  const held = (tariff: object, wire: object = {}) =>
    course({
      nid: 2,
      title: 'Jazz',
      startTime: '15:00',
      endTime: '16:00',
      tariffs: [{ nid: 77, ...tariff }],
      ...wire,
    });
  const found = (other: ReturnType<typeof held>, inCart: number[] = []) =>
    overlappingCourses(ballet, [ballet, other], { uid: 8, inCart }).map(({ title }) => title);

  test('finds a course of the member’s registration', () =>
    expect(found(held({ registeredUsersPerTariff: { 8: 1 } }))).toEqual(['Jazz']));
  test('finds a course of a tariff in the cart', () => expect(found(held({}), [77])).toEqual(['Jazz']));
  test('ignores a registration of another member', () =>
    expect(found(held({ registeredUsersPerTariff: { 9: 1 } }))).toEqual([]));
  test('ignores a trial lesson', () =>
    expect(found(held({ type: 'trial', registeredUsersPerTariff: { 8: 1 } }))).toEqual([]));
  test('ignores a course at another hour', () =>
    expect(found(held({}, { startTime: '15:30', endTime: '16:30' }), [77])).toEqual([]));
});
