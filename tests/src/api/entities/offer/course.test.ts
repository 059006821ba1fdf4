import { describe, expect, test } from 'vitest';
import { parseCourse, parseCoursePage } from '#src/api/entities/offer/course.ts';
import { wireCourse, wireTariff } from '../wireEntities.ts';

describe('parseCourse', () => {
  const tariffOf = (spoiled: object) =>
    parseCourse({ ...wireCourse, tariffs: [{ ...wireTariff, ...spoiled }] }).tariffs[0];

  test('reads statuses above 0 and the one exception as registered, and no others', () => {
    expect(tariffOf({})).toMatchObject({ registeredUids: [7, 8], queuedUids: [9] });
  });
  test('reads prices in cents', () => {
    expect(tariffOf({ price: '185.00' })).toMatchObject({ price: 18_500, discountedPrice: 17_050 });
  });
  test('reads an empty list of statuses as an empty map', () => {
    expect(tariffOf({ registeredUsersPerTariff: [], queuedUsersPerTariff: null })).toMatchObject({
      registeredUids: [],
      queuedUids: [],
    });
  });
  test('reads a missing availability as unlimited, and refuses an unreadable one', () => {
    expect(tariffOf({ availability: null })?.places).toBeUndefined();
    expect(() => tariffOf({ availability: 'veel' })).toThrow('malformed');
  });
  test('reads a message that blocks the registration', () => {
    expect(tariffOf({ blockedRegistrationMessage: '' })?.blockedMessage).toBeUndefined();
    expect(tariffOf({ blockedRegistrationMessage: 'Vanaf 1 juni' })?.blockedMessage).toBe('Vanaf 1 juni');
  });
});

test('parseCoursePage drops a single invalid course', () => {
  const { courses } = parseCoursePage({ result: [{ ...wireCourse, tariffs: 'none' }, wireCourse] });
  expect(courses.map(({ nid }) => nid)).toEqual([11]);
});

test('parseCoursePage takes a list without pages as complete', () => {
  expect(parseCoursePage({ result: [wireCourse] })).toMatchObject({ count: 1, all: 1, isGuess: false });
  expect(parseCoursePage({ result: [wireCourse], count: 7 })).toMatchObject({ count: 7, all: 7 });
});
