import { describe, expect, it } from 'vitest';
import { carryKeys, keyOf } from '#src/features/offer/courses/view/courseKey.ts';
import {
  type CourseFilter,
  type CourseSort,
  filterChoices,
  findCourses,
  keepRows,
  noFilter,
} from '#src/features/offer/courses/view/findCourses.ts';
import { courseOf, lessonsOn, now } from '../someCourses.ts';

const courses = [
  courseOf({ nid: 1, title: 'Ballet 12', url: 'ballet-12' }),
  courseOf({
    ...{ nid: 2, title: 'Ballet 9', url: 'ballet-9', place: '', teachers: ['Tom'] },
    sessions: lessonsOn({ day: 'ma', from: '18:00', to: '19:00' }),
  }),
  courseOf({ nid: 3, title: 'Jazz', url: 'jazz', sessions: [], tariffs: [] }),
  courseOf({
    ...{ nid: 4, title: 'Kamp', url: 'kamp' },
    sessions: [{ nid: 9, day: '2027-07-05', from: '09:00', to: '16:00', place: 'Weide' }],
  }),
];

function found(filter: Partial<CourseFilter>, sort?: CourseSort) {
  return findCourses(courses, { filter: { ...noFilter, ...filter }, sort, now }).map(({ title }) => title);
}

describe('findCourses', () => {
  it.each([
    [{}, ['Ballet 12', 'Ballet 9', 'Jazz', 'Kamp']],
    [{ search: 'balet' }, ['Ballet 12', 'Ballet 9']],
    [{ search: 'tom' }, ['Ballet 9']],
    [{ day: 'ma' }, ['Ballet 9', 'Kamp']],
    [{ place: 'Weide' }, ['Kamp']],
    [{ teacher: 'Juf An', search: 'ballet' }, ['Ballet 12']],
    [{ lack: 'price' }, ['Jazz']],
    [{ lack: 'lessons' }, ['Jazz']],
    [{ lack: 'place' }, ['Ballet 9']],
    [{ lack: 'sale' }, ['Jazz']],
  ] as const)('finds by %j %j', (filter, titles) => {
    expect(found(filter)).toEqual(titles);
  });

  it.each([
    ['title', 'ascending', ['Ballet 9', 'Ballet 12', 'Jazz', 'Kamp']],
    ['title', 'descending', ['Kamp', 'Jazz', 'Ballet 12', 'Ballet 9']],
    ['day', 'ascending', ['Ballet 9', 'Ballet 12', 'Kamp', 'Jazz']],
    ['day', 'descending', ['Kamp', 'Ballet 12', 'Ballet 9', 'Jazz']],
    ['place', 'ascending', ['Ballet 12', 'Jazz', 'Kamp', 'Ballet 9']],
  ] as const)('sorts by %s %s, with what has none last', (by, direction, titles) => {
    expect(found({}, { by, direction })).toEqual(titles);
  });
});

describe('filterChoices', () => {
  it('offers what these courses have', () => {
    expect(filterChoices(courses, now)).toEqual({
      days: ['ma', 'di'],
      places: ['Weide', 'Zaal 1'],
      teachers: ['Juf An', 'Tom'],
      lacks: ['lessons', 'price', 'place', 'sale'],
    });
  });
});

describe('keepRows', () => {
  const shown = courses.map(keyOf);
  const { nid: _nid, ...copy } = courseOf({ url: 'kopie' });

  it('keeps the order, drops what is gone, and puts a new row behind the one before it in the file', () => {
    const after = [courses[3], courses[0], copy, courses[2]].flatMap((one) => one ?? []);
    expect(keepRows(shown, { before: new Set(shown), after })).toEqual(['1', keyOf(copy), '3', '4']);
  });

  it('adds no row for a course that a filter hides', () => {
    expect(keepRows(['1'], { before: new Set(shown), after: courses })).toEqual(['1']);
  });
});

describe('carryKeys', () => {
  it('gives a changed new course the key that it had, and a copy one of its own', () => {
    const { nid: _nid, ...made } = courseOf({ url: 'nieuw' });
    const changed = { ...made, title: 'Salsa' };
    carryKeys([made], [changed]);
    expect(keyOf(changed)).toBe(keyOf(made));
    const copy = { ...changed, title: 'Salsa (kopie)' };
    carryKeys([changed], [copy, changed]);
    expect(keyOf(copy)).not.toBe(keyOf(changed));
  });
});
