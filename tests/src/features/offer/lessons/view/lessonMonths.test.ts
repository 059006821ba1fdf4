import { describe, expect, it } from 'vitest';
import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import {
  firstSeason,
  holidaysIn,
  lessonDays,
  monthsOf,
  seasonsOf,
} from '#src/features/offer/lessons/view/lessonMonths.ts';
import { readLessons, strikeLesson } from '#src/features/offer/lessons/view/plannedCourse.ts';

const hours = { from: '18:00', to: '19:00' };
const season = weeklyDays({
  day: 'di',
  start: '2026-09-01',
  end: '2027-06-30',
  skip: ['school'],
  except: [],
});
const course = readLessons(season.map((day) => ({ day, ...hours })));

describe('lessonDays', () => {
  it('says of a day whether it has lessons, was struck, is a holiday or is over', () => {
    const dayOf = lessonDays(
      strikeLesson(course, { day: '2027-01-12', ...hours }, '2026-11-29'),
      '2026-11-29',
    );
    expect(dayOf('2026-11-24')).toMatchObject({ lessons: [hours], isOver: true });
    expect(dayOf('2027-01-12')).toMatchObject({ lessons: [], struck: [{ id: 0, day: '2027-01-12' }] });
    expect(dayOf('2026-12-22')).toMatchObject({
      lessons: [],
      struck: [],
      holiday: { name: 'Kerstvakantie' },
    });
    expect(dayOf('2026-11-30')).toMatchObject({ lessons: [], struck: [], holiday: undefined, isOver: false });
  });
});

describe('monthsOf', () => {
  it('shows the school year of weekly lessons, and only the months of a camp', () => {
    expect(monthsOf(course, 2026)).toHaveLength(10);
    expect(monthsOf(readLessons([{ day: '2027-07-05', from: '09:00', to: '16:00' }]), 2026)).toEqual([
      '2027-07',
    ]);
  });

  it('shows the school year of today first, or else the next one', () => {
    expect(seasonsOf(course)).toEqual([2026]);
    expect(firstSeason([2025, 2026, 2027], '2026-11-29')).toBe(2026);
    expect(firstSeason([2025, 2027], '2026-11-29')).toBe(2027);
    expect(firstSeason([2025], '2026-11-29')).toBe(2025);
  });
});

describe('holidaysIn', () => {
  it('names the holidays of a month, cut off at its ends', () => {
    expect(holidaysIn('2026-11').map(({ name, from, until }) => [name, from, until])).toEqual([
      ['Allerheiligen', '2026-11-01', '2026-11-01'],
      ['Herfstvakantie', '2026-11-02', '2026-11-08'],
      ['Wapenstilstand', '2026-11-11', '2026-11-11'],
    ]);
    expect(holidaysIn('2026-12').map(({ from, until }) => [from, until])).toEqual([
      ['2026-12-21', '2026-12-31'],
    ]);
  });
});
