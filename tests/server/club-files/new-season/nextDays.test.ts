import { describe, expect, it } from 'vitest';
import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import type { SessionInFile, WeeklyInFile } from '#schemas/club-file/courseInFile.ts';
import { momentLater, nextDays } from '#server/club-files/new-season/nextDays.ts';

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
      sessions: [],
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
    const { weekly: rules, sessions } = nextDays(others, 2027);
    expect(rules).toMatchObject([{ skip: ['school', 'public'], except: [] }]);
    expect(sessions).toEqual([]);
  });

  it('moves the days of a camp by a year of whole weeks, without their numbers', () => {
    const camp = [6, 7, 8].map((day) => ({
      nid: day,
      day: `2027-07-0${day}`,
      ...times,
      untilDay: `2027-07-0${day}`,
    }));
    expect(nextDays(camp, 2027)).toEqual({
      ...{ weeks: 52, weekly: [] },
      sessions: [4, 5, 6].map((day) => ({ day: `2028-07-0${day}`, ...times, untilDay: `2028-07-0${day}` })),
    });
  });

  it('takes 53 weeks where a lesson would begin before September, and leaves other seasons out', () => {
    const lessons = weekly({ start: '2027-09-01', end: '2028-06-21', skip: ['school'] });
    expect(nextDays([...weekly(), ...lessons], 2028)).toMatchObject({
      weeks: 53,
      weekly: [{ start: '2028-09-06', end: '2029-06-27' }],
    });
  });
});

it('momentLater keeps the hour', () => {
  expect(momentLater('2027-06-01 19:00', 52)).toBe('2028-05-30 19:00');
});
