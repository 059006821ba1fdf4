import { expect, test } from 'vitest';
import { sortCourses } from '#src/features/courses/view/list/sortCourses.ts';
import { course, setting } from '../../courseFixtures.ts';

const full = course({ title: 'Vol', tariffs: [{ availability: 0 }] });
const closed = course({ title: 'Dicht', tariffs: [{ blockedRegistrationMessage: 'Later' }] });
const tooOld = course({ title: 'Tieners', ageRestrictions: [12, 0] });
const fits = course({ title: 'Past' });
const fitsLater = course({ title: 'Past later' });
const titles = (courses: readonly { title: string }[]) => courses.map(({ title }) => title);

test('sortCourses has first what fits, then what does not, and last what has no place, each by date', () =>
  expect(titles(sortCourses([full, tooOld, fits, closed, fitsLater], setting()))).toEqual([
    'Past',
    'Past later',
    'Tieners',
    'Vol',
    'Dicht',
  ]));

test('sortCourses keeps the order by date for a visitor, except for what has no place', () =>
  expect(titles(sortCourses([full, tooOld, fits], setting({ person: undefined })))).toEqual([
    'Tieners',
    'Past',
    'Vol',
  ]));
