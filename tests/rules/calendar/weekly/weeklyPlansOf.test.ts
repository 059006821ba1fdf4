import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { weekdays } from '#rules/brusselsTime.ts';
import { weeklyPlansOf } from '#rules/calendar/weekly/weeklyPlansOf.ts';
import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import { runs } from '#tests/setup/runs.ts';

const season = {
  day: 'di',
  start: '2026-09-08',
  end: '2027-06-29',
  skip: ['school', 'public'],
  except: ['2027-03-09'],
} as const;
const lessonsOn = (days: readonly string[]) => days.map((day) => ({ day, from: '18:00', to: '19:00' }));

describe('weeklyPlansOf', () => {
  it('recognises a season without the school holidays, with the day that the club struck', () => {
    const { weekly, others } = weeklyPlansOf(lessonsOn(weeklyDays(season)));
    expect(weekly.map(({ plan }) => plan)).toEqual([{ ...season, skip: ['school'] }]);
    expect(others).toEqual([]);
  });

  it('tells apart two days of the week and two halls, and lists a moved lesson by itself', () => {
    const tuesdays = lessonsOn(weeklyDays(season));
    const thursdays = lessonsOn(weeklyDays({ ...season, day: 'do', except: [] })).map((lesson) => ({
      ...{ ...lesson, place: 'Zaal 2' },
    }));
    const moved = { day: '2027-01-16', from: '10:00', to: '11:00' };
    const { weekly, others } = weeklyPlansOf([moved, ...tuesdays, ...thursdays]);
    expect(weekly.map(({ plan, lessons }) => [plan.day, lessons.length])).toEqual([
      ['di', tuesdays.length],
      ['do', thursdays.length],
    ]);
    expect(others).toEqual([moved]);
  });

  it.each([
    ['as many weeks without a lesson as with one', ['2026-09-08', '2026-09-15', '2026-10-13'], 1],
    ['more weeks without a lesson than with one', ['2026-09-08', '2026-09-15', '2026-10-20'], 0],
  ])('sees the right number of plans in %s', (_name, days, count) => {
    expect(weeklyPlansOf(lessonsOn(days)).weekly).toHaveLength(count);
  });

  it.each([
    ['two lessons', lessonsOn(['2026-09-08', '2026-09-15'])],
    ['a lesson a month', lessonsOn(['2026-09-08', '2026-10-06', '2026-11-10', '2026-12-08'])],
    ['two lessons at one time', lessonsOn(['2026-09-08', '2026-09-08', '2026-09-15', '2026-09-22'])],
    [
      'lessons of two days',
      lessonsOn(['2026-09-08', '2026-09-15', '2026-09-22']).map((lesson) => ({
        ...{ ...lesson, untilDay: daysAfter(lesson.day, 1) },
      })),
    ],
    ['lessons across decades', lessonsOn(['2026-09-08', '2046-09-11', '2046-09-18'])],
  ])('sees no plan in %s', (_name, lessons) => {
    expect(weeklyPlansOf(lessons)).toEqual({ weekly: [], others: lessons });
  });

  it('says the same days as the lessons that it was made from', () => {
    const plan = fc.record({
      day: fc.constantFrom(...weekdays),
      start: fc.integer({ min: 0, max: 700 }).map((days) => daysAfter('2026-01-01', days)),
      weeks: fc.integer({ min: 3, max: 50 }),
      skip: fc.subarray(['school', 'public'] as const),
      struck: fc.array(fc.nat({ max: 49 }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(plan, ({ day, start, weeks, skip, struck }) => {
        const wanted = { day, start, end: daysAfter(start, 7 * weeks), skip, except: [] };
        const held = weeklyDays(wanted).filter((_day, index) => !struck.includes(index));
        const { weekly, others } = weeklyPlansOf(lessonsOn(held));
        const days = [
          ...weekly.flatMap((one) => weeklyDays(one.plan)),
          ...others.map((lesson) => lesson.day),
        ];
        expect(days).toEqual(held);
      }),
      runs(300),
    );
  });
});
