import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdays } from '#rules/brusselsTime.ts';
import {
  type CourseFilters,
  countFilters,
  hasFilters,
  noFilters,
  readFilters,
  writeFilters,
} from '#src/features/courses/view/list/courseFilters.ts';
import { filterChoices } from '#src/features/courses/view/list/filterChoices.ts';
import { filterCourses } from '#src/features/courses/view/list/filterCourses.ts';
import { searchIndex } from '#src/features/courses/view/list/searchIndex.ts';
import { course, lars, setting } from './courseFixtures.ts';

const nids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 4 });
const filtersArbitrary: fc.Arbitrary<CourseFilters> = fc.record({
  text: fc.string(),
  taxonomies: nids,
  levels: nids,
  days: fc.subarray([...weekdays]),
  age: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
  fitsMember: fc.boolean(),
  hasPlace: fc.boolean(),
});

describe('readFilters', () => {
  test('reads back what writeFilters wrote, next to other parameters of the address', () => {
    fc.assert(
      fc.property(filtersArbitrary, (filters) => {
        const written = writeFilters(new URLSearchParams('weergave=lijst'), filters);
        expect(readFilters(new URLSearchParams(written.toString()))).toEqual(filters);
        expect(written.get('weergave')).toBe('lijst');
      }),
    );
  });
  test('never throws on an address', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(() => readFilters(new URLSearchParams(query))).not.toThrow();
      }),
    );
    expect(readFilters(new URLSearchParams('soort=1,x,-3&dag=ma,xx&leeftijd=oud&past=ja'))).toEqual({
      ...noFilters,
      taxonomies: [1],
      days: ['ma'],
    });
  });
});

test('hasFilters is true for a single filter', () => {
  expect(hasFilters(noFilters)).toBe(false);
  expect(hasFilters({ ...noFilters, days: ['ma'] })).toBe(true);
});

describe('filterCourses', () => {
  const ballet = course({ title: 'Ballet débutant', weekdays: ['ma'] });
  const turnen = course({
    title: 'Turnen',
    place: 'Sporthal',
    weekdays: ['wo', 'za'],
    taxonomies: [{ nid: 2, title: 'Turnen' }],
    levels: [],
    ageRestrictions: [12, 0],
  });
  const found = (filters: Partial<CourseFilters>, parts = {}) =>
    filterCourses(searchIndex([ballet, turnen]), { ...noFilters, ...filters }, setting(parts)).map(
      ({ title }) => title,
    );

  test.each<[Partial<CourseFilters>, string[]]>([
    [{}, ['Ballet débutant', 'Turnen']],
    [{ text: 'BALLET' }, ['Ballet débutant']],
    [{ text: 'debutant' }, ['Ballet débutant']],
    [{ text: 'zaal 1' }, ['Ballet débutant']],
    [{ text: '  sporthal turnen ' }, ['Turnen']],
    [{ text: 'niets' }, []],
    [{ days: ['za', 'zo'] }, ['Turnen']],
    [{ taxonomies: [2] }, ['Turnen']],
    [{ levels: [5] }, ['Ballet débutant']],
    [{ levels: [5], taxonomies: [2] }, []],
    [{ age: 7 }, ['Ballet débutant']],
    [{ age: 12 }, ['Turnen']],
    [{ age: 99 }, ['Turnen']],
    [{ fitsMember: true }, ['Ballet débutant']],
  ])('the filters %j find %j', (filters, titles) => expect(found(filters)).toEqual(titles));

  test('filters by what fits the chosen member', () =>
    expect(found({ fitsMember: true }, { person: lars })).toEqual(['Turnen']));

  test('hasPlace finds courses with a tariff that is open and not full', () => {
    const full = { availability: 0 };
    const closed = { blockedRegistrationMessage: 'Later' };
    const courses = [[full], [full, closed], [full, {}], [{ availability: 1 }]].map((tariffs) =>
      course({ tariffs }),
    );
    const withPlace = filterCourses(searchIndex(courses), { ...noFilters, hasPlace: true }, setting());
    expect(withPlace).toEqual(courses.slice(2));
  });

  test('an age matches two birth years', () => {
    const byYear = course({ title: 'Kamp', ageRestrictions: [0, 0], ageRestrictionsByYear: [2018, 2018] });
    const ages = [6, 7, 8, 9].filter(
      (age) => filterCourses(searchIndex([byYear]), { ...noFilters, age }, setting()).length > 0,
    );
    expect(ages).toEqual([7, 8]);
  });
});

test('filterChoices offers the values of the courses, sorted by name', () => {
  const choices = filterChoices([
    course({ weekdays: ['za'], taxonomies: [{ nid: 2, title: 'Turnen' }] }),
    course({
      weekdays: ['ma'],
      taxonomies: [
        { nid: 1, title: 'Ballet' },
        { nid: 2, title: 'Turnen' },
      ],
    }),
  ]);
  expect(choices.taxonomies.map(({ title }) => title)).toEqual(['Ballet', 'Turnen']);
  expect(choices.days).toEqual(['ma', 'za']);
  expect(choices.hasPlace).toBe(false);
  expect(filterChoices([course({ tariffs: [{ availability: 0 }] })]).hasPlace).toBe(true);
});

test('countFilters counts every choice except the search text', () => {
  expect(countFilters({ ...noFilters, text: 'ballet' })).toBe(0);
  const chosen = { taxonomies: [1, 2], levels: [3], days: ['wo' as const], age: 0, fitsMember: true };
  expect(countFilters({ ...noFilters, ...chosen, hasPlace: true })).toBe(7);
});
