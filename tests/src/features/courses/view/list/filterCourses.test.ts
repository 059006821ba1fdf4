import { describe, expect, test } from 'vitest';
import { type CourseFilters, noFilters } from '#src/features/courses/view/list/courseFilters.ts';
import { filterCourses } from '#src/features/courses/view/list/filterCourses.ts';
import { searchIndex } from '#src/features/courses/view/list/searchIndex.ts';
import { course, lars, setting } from '../../courseFixtures.ts';

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
    [{ fits: 8 }, ['Ballet débutant']],
  ])('the filters %j find %j', (filters, titles) => expect(found(filters)).toEqual(titles));

  test('filters by what fits the chosen member', () =>
    expect(found({ fits: 8 }, { person: lars })).toEqual(['Turnen']));

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
