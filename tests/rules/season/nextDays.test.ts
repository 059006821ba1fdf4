import { describe, expect, it } from 'vitest';
import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import { datesYearLater, nextDays } from '#rules/season/nextDays.ts';
import type { SessionInFile, WeeklyInFile } from '#schemas/club-file/courseInFile.ts';

const times = { from: '14:00', to: '15:00' };

function weekly(plan: Partial<WeeklyInFile> = {}): SessionInFile[] {
  const rule = {
    ...{ day: 'wo' as const, start: '2026-09-09', end: '2027-06-23', skip: [], except: [] },
    ...plan,
  };
  return weeklyDays(rule).map((day, index) => ({ nid: index + 1, day, ...times }));
}

describe('nextDays', () => {
  it.each<{ readonly skip: WeeklyInFile['skip'] }>([
    { skip: ['school', 'public'] },
    { skip: ['school'] },
    { skip: [] },
  ])('writes weekly lessons without $skip as the same rule of the new season', ({ skip }) => {
    expect(nextDays(weekly({ skip }), 2027)).toEqual({
      weeks: 52,
      weekly: [{ day: 'wo', ...times, start: '2027-09-08', end: '2028-06-21', skip, except: [] }],
      loose: [],
    });
  });

  it('writes one rule for each hour of the week, with the place and the guests of its lessons', () => {
    const inHall = weekly({ day: 'za', skip: ['school', 'public'] }).map((session) => ({
      ...{ ...session, place: 'Zaal', guestCapacity: 2 },
    }));
    expect(nextDays([...weekly({ skip: ['school', 'public'] }), ...inHall], 2027).weekly).toMatchObject([
      { day: 'wo' },
      { day: 'za', place: 'Zaal', guestCapacity: 2 },
    ]);
  });

  it('leaves out a lesson day that was cancelled or added only this season', () => {
    const [, ...others] = weekly({ skip: ['school', 'public'], except: ['2026-12-02'] });
    const { weekly: rules, loose } = nextDays(others, 2027);
    expect(rules).toMatchObject([{ skip: ['school', 'public'], except: [] }]);
    expect(loose).toEqual([]);
  });

  it.each([
    ['four lessons without one between', '2026-10-07', ['2026-09-23'], 1, 0],
    ['four lessons without two between', '2026-10-14', ['2026-09-16', '2026-09-23'], 0, 4],
  ])(
    'writes a rule where it is wrong for one lesson in four at most: %s',
    (_name, end, except, rules, others) => {
      const { weekly: written, loose } = nextDays(weekly({ end, except }), 2027);
      expect([written.length, loose.length]).toEqual([rules, others]);
    },
  );

  it('moves the days of a camp by a year of whole weeks, without their numbers', () => {
    const camp = [6, 7, 8].map((day) => ({
      nid: day,
      day: `2027-07-0${day}`,
      ...times,
      untilDay: `2027-07-0${day}`,
    }));
    expect(nextDays(camp, 2027)).toEqual({
      ...{ weeks: 52, weekly: [] },
      loose: [4, 5, 6].map((day) => ({ day: `2028-07-0${day}`, ...times, untilDay: `2028-07-0${day}` })),
    });
  });

  it.each([
    { camp: 'Krokusvakantie', day: '2027-02-09', next: '2028-02-29' },
    { camp: 'Paasvakantie', day: '2027-03-31', next: '2028-04-05' },
    { camp: 'Herfstvakantie', day: '2026-11-04', next: '2027-11-03' },
    { camp: 'Kerstvakantie', day: '2026-12-30', next: '2028-01-05' },
  ])('keeps a day of a camp in the $camp, whenever that is', ({ day, next }) => {
    expect(nextDays([{ day, ...times }], 2027).loose).toEqual([{ day: next, ...times }]);
  });

  it('moves days in and outside holidays by the same weeks, so that no two become one', () => {
    const days = ['2027-04-05', '2027-04-12'].map((day) => ({ day, ...times }));
    expect(nextDays(days, 2027).loose.map(({ day }) => day)).toEqual(['2028-04-03', '2028-04-10']);
  });

  it('leaves out a lesson that was once in another hall, where the rule has one', () => {
    const [first, second, ...others] = weekly({ skip: ['school', 'public'] });
    if (!first || !second) return;
    const { weekly: rules, loose } = nextDays([first, { ...second, place: 'Zaal 2' }, ...others], 2027);
    expect(rules).toHaveLength(1);
    expect(loose).toEqual([]);
  });

  it('ends before the summer again where 53 weeks would go past it', () => {
    const lessons = weekly({ day: 'di', start: '2026-09-01', end: '2027-06-29' });
    expect(nextDays(lessons, 2027)).toMatchObject({
      weeks: 53,
      weekly: [{ start: '2027-09-07', end: '2028-06-27' }],
    });
    // A course that would end on 1 July, beside the one that makes it 53 weeks.
    const saturdays = weekly({ day: 'za', start: '2026-09-05', end: '2027-06-26' });
    expect(nextDays([...lessons, ...saturdays], 2027).weekly[1]).toMatchObject({ end: '2028-06-24' });
  });

  it('takes 53 weeks where a lesson would begin before September, and leaves other seasons out', () => {
    const lessons = weekly({ start: '2027-09-01', end: '2028-06-21', skip: ['school'] });
    expect(nextDays([...weekly(), ...lessons], 2028)).toMatchObject({
      weeks: 53,
      weekly: [{ start: '2028-09-06', end: '2029-06-27' }],
    });
  });
});

it('datesYearLater keeps the date of days and moments at any depth, and leaves texts alone', () => {
  const said = {
    opens: '2027-06-01 19:00',
    earlyPrice: { price: 85, until: '2027-06-30' },
    note: 'Vanaf 2027-06-01 welkom',
  };
  expect(datesYearLater(said)).toEqual({
    opens: '2028-06-01 19:00',
    earlyPrice: { price: 85, until: '2028-06-30' },
    note: 'Vanaf 2027-06-01 welkom',
  });
  expect(datesYearLater(['2028-02-29', '2027-02-28'])).toEqual(['2029-02-28', '2028-02-28']);
});
