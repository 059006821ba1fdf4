import { describe, expect, it } from 'vitest';
import { overlappingSessions, schedulesOverlap, type WeeklySchedule } from '#rules/overlap.ts';
import sessions from '../cases/registration/overlap.json' with { type: 'json' };
import schedules from '../cases/registration/schedulesOverlap.json' with { type: 'json' };

describe('overlappingSessions', () => {
  it.each(sessions)('$name', ({ courseType, sessions, expected }) => {
    // The strings of the JSON table are wider than the union type.
    expect(overlappingSessions(courseType as 'course', sessions)).toEqual(expected);
  });
});

const mondays = {
  weekdays: ['ma'],
  startTime: '14:30',
  endTime: '15:30',
  start: '2026-09-07',
  end: '2027-06-28',
};

function schedule({ start, end, ...rest }: typeof mondays): WeeklySchedule {
  const seconds = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
  // The strings of the JSON table are wider than the union type.
  return { ...rest, startDate: seconds(start), endDate: seconds(end) } as WeeklySchedule;
}

describe('schedulesOverlap', () => {
  it.each(schedules)('$name', ({ other, expected }) => {
    const [one, two] = [schedule(mondays), schedule({ ...mondays, ...other })];
    expect([schedulesOverlap(one, two), schedulesOverlap(two, one)]).toEqual([expected, expected]);
  });
});
