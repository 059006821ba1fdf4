import { expect, test } from 'vitest';
import { facetsOf } from '#server/services/offer/finding/loadCoursePage.ts';
import { candidate } from './candidate.ts';

const terms = [
  { nid: 2, title: 'Turnen', list: 'taxonomy' },
  { nid: 1, title: 'Ballet', list: 'taxonomy' },
  { nid: 3, title: 'Yoga', list: 'taxonomy' },
  { nid: 5, title: 'Beginners', list: 'level' },
] as const;

test('facetsOf offers what the courses have, sorted by name or day', () =>
  expect(
    facetsOf([candidate({ isoWeekdays: [6], termNids: [2, 5] }), candidate({ termNids: [1, 2] })], terms),
  ).toEqual({
    taxonomies: [
      { nid: 1, title: 'Ballet' },
      { nid: 2, title: 'Turnen' },
    ],
    levels: [{ nid: 5, title: 'Beginners' }],
    days: ['ma', 'za'],
    hasAges: true,
    hasFull: false,
  }));

test('facetsOf tells that something is full, and that nothing has age limits', () => {
  const open = candidate({ ageRestrictions: [0, 0], hasPlace: false, termNids: null });
  expect(facetsOf([open], terms)).toMatchObject({ hasAges: false, hasFull: true, taxonomies: [] });
});
