import { expect, test } from 'vitest';
import {
  comingSessions,
  courseBrief,
  courseFacts,
  sessionText,
} from '#src/features/courses/view/courseFacts.ts';
import { club, course, seconds } from '../courseFixtures.ts';

test('courseFacts leaves out unknown facts', () => {
  const facts = courseFacts(
    course({ place: '', teachers: [], levels: [] }),
    club({ public_display_age_restriction: '0' }),
  );
  expect(facts.map(({ label }) => label)).toEqual(['Wanneer', 'Periode']);
});

test('courseBrief says when, in which period and for which age, and leaves out a hidden age', () => {
  const given = course({ age_restrictions: [6, 8] });
  const brief = courseBrief(given, club({ public_display_age_restriction: '1' }));
  const facts = courseFacts(given, club({ public_display_age_restriction: '1' }));
  const known = ['Wanneer', 'Periode', 'Leeftijd'].map(
    (label) => facts.find((fact) => fact.label === label)?.text,
  );
  expect(brief).toEqual(known);
  expect(courseBrief(given, club({ public_display_age_restriction: '0' }))).toEqual(known.slice(0, 2));
});

test('comingSessions leaves out past sessions, unless all are past', () => {
  const session = (nid: number, end: number) => ({
    nid,
    start: end - 1,
    end,
    place: '',
    teachers: [],
    isTrial: false,
    places: undefined,
  });
  expect(comingSessions([session(1, 10), session(2, 20)], 15).map(({ nid }) => nid)).toEqual([2]);
  expect(comingSessions([session(1, 10), session(2, 20)], 25)).toHaveLength(2);
});

test('sessionText shows the day and hours in Brussels', () => {
  const session = {
    nid: 1,
    place: '',
    teachers: [],
    isTrial: false,
    places: undefined,
    start: seconds('2026-09-07T14:30+02:00'),
    end: seconds('2026-09-07T15:30+02:00'),
  };
  expect(sessionText(session)).toBe('ma 07 september 2026, 14u30 tot 15u30');
  expect(sessionText({ ...session, teachers: ['Jef', 'Zoë'] })).toBe(
    'ma 07 september 2026, 14u30 tot 15u30 · les van Jef en Zoë',
  );
});

test('courseFacts names the holidays and the days without a lesson', () => {
  const session = (day: string) => {
    const start = seconds(`${day}T17:00+01:00`);
    return {
      nid: start,
      start,
      end: start + 3600,
      place: '',
      teachers: [],
      isTrial: false,
      places: undefined,
    };
  };
  const sessions = ['2026-10-28', '2026-11-18', '2026-12-16', '2027-01-06'].map(session);
  const weeks = ['2026-11-25', '2026-12-02', '2026-12-09'].map(session);
  const text = (given: ReturnType<typeof course>, wanted: string) =>
    courseFacts(given, club({})).find(({ label }) => label === wanted)?.text;
  const free = { ...course({}), sessions: [...sessions, ...weeks], lessonsOutsideHolidays: 7 };
  expect(text(free, 'Lessen')).toBe('7 lessen, geen les in de vakantie');
  expect(text(free, 'Geen les')).toBe('herfstvakantie, kerstvakantie en 11/11/2026');
  const rare = { ...free, sessions, lessonsOutsideHolidays: 4 };
  expect(text(rare, 'Geen les')).toBe(
    'herfstvakantie, kerstvakantie, 11/11/2026, 25/11/2026, 02/12/2026 en 09/12/2026',
  );
  expect(text({ ...free, lessonsOutsideHolidays: undefined }, 'Geen les')).toBeUndefined();
});
