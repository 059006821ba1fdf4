import { describe, expect, test } from 'vitest';
import { type FindingSetting, findCourses, type Wanted } from '#server/services/offer/finding/findCourses.ts';
import { candidate } from './candidate.ts';

const setting: FindingSetting = {
  club: { ageCalculation: 'today' },
  birthdate: '2019-05-04',
  today: '2026-11-20',
  titles: new Map([
    [1, 'Dans'],
    [2, 'Turnen'],
    [5, 'Beginners'],
  ]),
  family: [
    { firstName: 'Noor', birthdate: '2019-05-04' },
    { firstName: 'Anne-Sophie', birthdate: '2012-05-04' },
    { firstName: 'Zaal', birthdate: '2012-05-04' },
  ],
  clubPlace: 'Coupure Links 112, 9000 Gent',
};
const aged12 = { ...setting, birthdate: '2012-05-04' };
const ballet = candidate();
const turnen = candidate({
  nid: 2,
  title: 'Turnen',
  place: 'Sporthal',
  isoWeekdays: [3, 6],
  termNids: [2],
  ageRestrictions: [12, 0],
  startsAt: ballet.startsAt + 3600,
});
const titlesOf = (courses: readonly { title: string }[]) => courses.map(({ title }) => title);
const found = (wanted: Wanted, whose = setting) =>
  titlesOf(findCourses([ballet, turnen], wanted, whose).courses);

describe('findCourses', () => {
  test.each<[Wanted, string[]]>([
    [{}, ['Ballet débutant', 'Turnen']],
    [{ search: 'BALLET' }, ['Ballet débutant']],
    [{ search: 'debutant' }, ['Ballet débutant']],
    [{ search: 'zaal 1' }, ['Ballet débutant']],
    [{ search: 'beginners' }, ['Ballet débutant']],
    [{ search: '  sporthal turnen ' }, ['Turnen']],
    [{ search: 'niets' }, []],
    [{ search: 'woensdag' }, ['Turnen']],
    [{ search: 'turnen zaterdag' }, ['Turnen']],
    [{ search: 'ballet zaterdag' }, []],
    [{ search: '7 jaar' }, ['Ballet débutant']],
    [{ search: '7 jaar', days: ['wo'] }, []],
    [{ search: '13 jaar woensdag' }, ['Turnen']],
    [{ search: 'noor' }, ['Ballet débutant']],
    [{ search: 'anne-sophie' }, ['Turnen']],
    // A name that a course has is a word of that course.
    [{ search: 'zaal' }, ['Ballet débutant']],
    [{ search: 'Gent' }, ['Ballet débutant', 'Turnen']],
    [{ search: 'turnen gent' }, ['Turnen']],
    [{ search: 'brugge' }, []],
    [{ days: ['za', 'zo'] }, ['Turnen']],
    [{ taxonomies: [2] }, ['Turnen']],
    [{ levels: [5] }, ['Ballet débutant']],
    [{ levels: [5], taxonomies: [2] }, []],
    [{ age: 7 }, ['Ballet débutant']],
    [{ age: 12 }, ['Turnen']],
    [{ age: 99 }, ['Turnen']],
    [{ fits: true }, ['Ballet débutant']],
  ])('the filters %j find %j', (wanted, titles) => expect(found(wanted)).toEqual(titles));

  test('`fits` follows the person of the list, and leaves out nothing without a birthdate', () => {
    expect(found({ fits: true }, aged12)).toEqual(['Turnen']);
    expect(found({ fits: true }, { ...setting, birthdate: undefined })).toHaveLength(2);
  });

  test('`fits` counts the age on the day that the club chose', () => {
    const nextYear = candidate({
      ageRestrictions: [8, 8],
      startsAt: Date.parse('2027-06-01T08:00:00Z') / 1000,
    });
    const fits = (ageCalculation: FindingSetting['club']['ageCalculation']) =>
      findCourses([nextYear], { fits: true }, { ...setting, club: { ageCalculation } }).courses.length;
    expect(fits('today')).toBe(0);
    expect(fits('calculateAgeOnStartActivity')).toBe(1);
  });

  test('an age matches two birth years', () => {
    const byYear = candidate({ ageRestrictions: [0, 0], birthYears: [2018, 2018] });
    const ages = [6, 7, 8, 9].filter((age) => findCourses([byYear], { age }, setting).courses.length > 0);
    expect(ages).toEqual([7, 8]);
  });

  test('`hasPlace` leaves out what is full or closed', () =>
    expect(
      findCourses([ballet, candidate({ hasPlace: false })], { hasPlace: true }, setting).courses,
    ).toEqual([ballet]));

  test('the order by fit has first what fits, then what does not, and last what has no place, each by start and title', () => {
    const courses = [
      candidate({ title: 'Vol', hasPlace: false }),
      candidate({ title: 'Tieners', ageRestrictions: [12, 0] }),
      candidate({ title: 'Past later', startsAt: ballet.startsAt + 60 }),
      candidate({ title: 'Past' }),
      candidate({ title: 'Dicht', hasPlace: false }),
    ];
    const sorted = (birthdate: string | undefined) =>
      titlesOf(findCourses(courses, { order: 'fit' }, { ...setting, birthdate }).courses);
    expect(sorted('2019-05-04')).toEqual(['Past', 'Past later', 'Tieners', 'Dicht', 'Vol']);
    expect(sorted(undefined)).toEqual(['Past', 'Tieners', 'Past later', 'Dicht', 'Vol']);
  });
});
