import { describe, expect, test } from 'vitest';
import {
  fullSchedule,
  lessonsText,
  periodText,
  shortSchedule,
} from '#src/features/courses/view/schedule/scheduleText.ts';
import days from '#tests/cases/calendar/namedDays.json' with { type: 'json' };
import periods from '#tests/cases/calendar/periods.json' with { type: 'json' };
import { course, seconds } from '../../courseFixtures.ts';

describe('shortSchedule', () => {
  test.each(days)('names the days: $name', ({ days: weekdays, text }) =>
    expect(shortSchedule(course({ weekdays, startTime: '' }), false)).toBe(text),
  );
  test('adds the start time', () => expect(shortSchedule(course(), false)).toBe('ma 14u30'));
  test('hides the time when the club hides it', () => expect(shortSchedule(course(), true)).toBe('ma'));
});

describe('fullSchedule', () => {
  test('adds the end time', () => expect(fullSchedule(course())).toBe('ma 14u30 tot 15u30'));
  test.each([
    ['2027-02-15', '2027-02-19', ['ma', 'di', 'wo', 'do', 'vr'], 'elke dag van 09u00 tot 16u00'],
    ['2027-07-05', '2027-07-16', ['ma', 'di', 'wo', 'do', 'vr'], 'elke weekdag van 09u00 tot 16u00'],
    ['2026-11-09', '2026-11-13', ['ma', 'di', 'do', 'vr'], 'ma, di, do, vr 09u00 tot 16u00'],
  ])('from %s to %s on %j is: %s', (from, until, weekdays, text) => {
    const times = { startTime: '09:00', endTime: '16:00' };
    const period = {
      startDate: seconds(`${from}T09:00:00+01:00`),
      endDate: seconds(`${until}T09:00:00+01:00`),
    };
    expect(fullSchedule(course({ weekdays, ...times, ...period }))).toBe(text);
  });
});

describe('periodText', () => {
  test.each(periods)('$name: $text', ({ start, end, text }) => {
    const endDate = end === null ? 0 : seconds(end);
    expect(periodText(course({ startDate: seconds(start), endDate }))).toBe(text);
  });
});

test('lessonsText says that no lesson lies in a holiday, where that is so', () => {
  expect(lessonsText({ lessonsOutsideHolidays: 12 })).toBe('12 lessen, geen les in de vakantie');
  expect(lessonsText({ lessonsOutsideHolidays: undefined })).toBe('');
});
