import { expect, it } from 'vitest';
import { faultsOf, readRight } from '#tests/server/support/files/clubFiles.ts';

const hours = { from: '10:00', to: '11:00' };
const fileWith = (lessons: object) => ({
  club: { url: 'krul', title: 'De Krul', city: 'Brugge', color: '#5b4a9c' },
  courses: [{ url: 'tekenen', title: 'Tekenen', ...lessons }],
});

it('a series is listed as sessions, beside a weekly plan', () => {
  const weekly = [{ day: 'wo', ...hours, start: '2026-12-02', end: '2026-12-09' }];
  const series = [{ on: 'za', times: 2, ...hours, place: 'Bad', guestCapacity: 3 }];
  const [course] = readRight(fileWith({ weekly, series })).courses;
  const at = { place: 'Bad', guestCapacity: 3, ...hours };
  expect(course?.sessions).toEqual([
    ...['2026-12-02', '2026-12-09'].map((day) => ({ day, ...hours })),
    ...['2026-11-21', '2026-11-28'].map((day) => ({ day, ...at })),
  ]);
  expect(course).toMatchObject({ weekly: [], series: [] });
});

it.each([
  ['beside sessions', { sessions: [{ day: '2026-12-01', ...hours }] }, {}, '', /keep one of them/],
  ['that ends before it begins', {}, { to: '09:00' }, '[0].to', /not after 10:00/],
  ['of weeks in a holiday', {}, { during: 'Paasvakantie' }, '[0].during', /"every": "day"/],
  [
    'too long for a holiday',
    {},
    { during: 'Krokusvakantie', every: 'day', times: 9 },
    '[0]',
    /leaves no lesson/,
  ],
  ['with a lesson of another series', {}, [{ times: 2 }, { times: 1 }], '[1]', /so has something else/],
])('a series %s is refused', (_title, lessons, change, place, message) => {
  const series = [change].flat().map((one) => ({ inDays: 1, on: 'za', times: 2, ...hours, ...one }));
  const withoutDay = series.map(({ on, ...one }) =>
    'during' in one && one.times === 9 ? one : { ...one, on },
  );
  expect(faultsOf(fileWith({ ...lessons, series: withoutDay }))).toEqual([
    { path: `courses[0].series${place}`, message: expect.stringMatching(message) },
  ]);
});
