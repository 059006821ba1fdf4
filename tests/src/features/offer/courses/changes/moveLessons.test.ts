import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOfDay, weekdays } from '#rules/brusselsTime.ts';
import { moveLessons } from '#src/features/offer/courses/changes/moveLessons.ts';
import { runs } from '#tests/setup/runs.ts';
import { lessonsOn } from '../someCourses.ts';

/** A Sunday, so that the week of the last lesson is over. */
const sunday = '2026-11-29';
/** The Wednesday before it: Tuesday's lesson is over, Thursday's is to come. */
const wednesday = '2026-11-25';

describe('moveLessons', () => {
  const lessons = lessonsOn({ day: 'di' });
  const coming = lessons.filter(({ day }) => day >= sunday);

  it('moves a plan to another day within each week, with the numbers of its lessons, and leaves the past', () => {
    const moved = moveLessons(lessons, { day: 'do' }, sunday);
    const later = moved.filter(({ day }) => day >= sunday);
    expect(moved.filter(({ day }) => day < sunday)).toEqual(lessons.filter(({ day }) => day < sunday));
    expect(later[0]).toEqual({ ...coming[0], day: '2026-12-03' });
    expect(new Set(later.map(({ day }) => weekdayOfDay(day)))).toEqual(new Set(['do']));
    // Ascension Day 2027 is a Thursday without a lesson.
    expect(moved.map(({ day }) => day)).not.toContain('2027-05-06');
  });

  it('leaves the lesson of this week on its day where the new day is over', () => {
    const thursdays = lessonsOn({ day: 'do' });
    const moved = moveLessons(thursdays, { day: 'ma' }, wednesday);
    expect(moved.map(({ day }) => day)).toContain('2026-11-26');
    expect(moved.map(({ day }) => day)).not.toContain('2026-11-23');
    expect(moved.map(({ day }) => day)).toContain('2026-11-30');
  });

  it('changes the hours alone without another day or number', () => {
    const hours = { from: '18:00', to: '19:00' };
    expect(moveLessons(lessons, { hours: () => hours }, sunday)).toEqual(
      lessons.map((lesson) => (lesson.day < sunday ? lesson : { ...lesson, ...hours })),
    );
  });

  it('moves only the lessons of one day of the week', () => {
    const twice = [...lessons, ...lessonsOn({ day: 'do', firstNid: 2000 })];
    const moved = moveLessons(twice, { only: 'do', day: 'vr' }, sunday);
    expect(moved.filter(({ day }) => weekdayOfDay(day) === 'di')).toEqual(lessons);
    expect(moved.some(({ day }) => day >= sunday && weekdayOfDay(day) === 'do')).toBe(false);
  });

  it('moves a plan to a shorter or a longer period', () => {
    const shorter = moveLessons(lessons, { end: '2027-01-31' }, sunday);
    expect(shorter.at(-1)?.day).toBe('2027-01-26');
    const longer = moveLessons(shorter, { end: '2027-06-30' }, sunday);
    expect(longer.map(({ day }) => day)).toEqual(lessons.map(({ day }) => day));
  });

  it('keeps the lessons of the past, each number once and no two lessons on a day, for any day of the week and of the year', () => {
    const days = fc.constantFrom(...weekdays);
    const today = fc.constantFrom('2026-08-15', '2026-11-25', sunday, '2027-03-30', '2027-06-25');
    fc.assert(
      fc.property(days, days, today, (from, to, now) => {
        const before = lessonsOn({ day: from });
        const after = moveLessons(before, { day: to }, now);
        const past = before.filter(({ day }) => day < now);
        expect(after.slice(0, past.length)).toEqual(past);
        const numbers = after.flatMap(({ nid }) => nid ?? []);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(new Set(after.map(({ day }) => day)).size).toBe(after.length);
      }),
      runs(60),
    );
  });
});
