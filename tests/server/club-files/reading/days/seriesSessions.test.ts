import { describe, expect, test } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { holidayOn } from '#rules/calendar/holidays/holidayOn.ts';
import type { SeriesInFile } from '#schemas/club-file/courseInFile.ts';
import { seriesSessions } from '#server/club-files/reading/days/seriesSessions.ts';

const hours = { from: '17:00', to: '18:00' };
const weekly = { inDays: 7, on: 'wo', times: 30, every: 'week', ...hours } as const satisfies SeriesInFile;
const camp = { inDays: 21, times: 5, every: 'day', ...hours } as const;
const daysOf = (series: SeriesInFile, today: string) => seriesSessions(series, today).map(({ day }) => day);
/** Every eleventh day of two years, so that the demo starts in each holiday. */
const starts = Array.from({ length: 66 }, (_, index) => daysAfter('2026-09-01', 11 * index));

describe('seriesSessions', () => {
  test('has no lesson on a school holiday or a public holiday, and ends before the summer', () => {
    const days = daysOf({ ...weekly, inDays: -28, times: 40 }, '2026-11-20');
    expect(days.at(-1)).toBe('2027-06-30');
    // Without 4 November (autumn), 11 November (Armistice), 23 and 30 December (Christmas), …
    expect(days.slice(0, 8)).toEqual([
      ...['2026-10-14', '2026-10-21', '2026-10-28', '2026-11-18'],
      ...['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'],
    ]);
    expect(days[8]).toBe('2027-01-06');
  });

  test.each(starts)(
    'keeps lessons out of holidays and past lessons past, when the demo starts on %s',
    (today) => {
      for (const inDays of [-28, 7]) {
        const days = daysOf({ ...weekly, inDays }, today);
        expect(days.filter((day) => holidayOn(day, ['school', 'public']))).toEqual([]);
        expect(days.filter((day) => day < today)).toHaveLength(inDays < 0 ? 4 : 0);
        // A season of ten lessons or more ends before the summer, a shorter one goes on.
        expect(new Set(days).size).toBe(days.length);
        expect(days.length).toBeGreaterThanOrEqual(10);
      }
    },
  );

  test.each([
    ['Krokusvakantie', '2026-11-20', '2027-02-08'],
    ['Krokusvakantie', '2027-01-30', '2028-02-28'],
    // Easter Monday is in the first week.
    ['Paasvakantie', '2026-11-20', '2027-04-05'],
    ['Zomervakantie', '2026-11-20', '2027-07-05'],
  ] as const)('puts a camp in a week of the next %s after %s', (during, today, monday) => {
    const days = [0, 1, 2, 3, 4].map((after) => daysAfter(monday, after));
    expect(daysOf({ ...camp, during }, today)).toEqual(days);
  });
});
