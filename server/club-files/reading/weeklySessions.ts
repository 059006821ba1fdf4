import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import type { CourseInFile, SessionInFile, WeeklyInFile } from '#schemas/club-file/courseInFile.ts';
import type { Fault } from '../fault.ts';
import { sessionEnd, sessionStart } from '../times.ts';

/** The sessions of a weekly plan, one for each day with a lesson. */
export function weeklySessions(weekly: WeeklyInFile): SessionInFile[] {
  const { from, to, place, guestCapacity } = weekly;
  return weeklyDays(weekly).map((day) => ({
    ...{ day, from, to },
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  }));
}

export function weeklyFaults({ sessions, weekly }: CourseInFile, path: string): Fault[] {
  if (sessions.length > 0 && weekly.length > 0)
    return [
      {
        path: `${path}.weekly`,
        message:
          'stands beside "sessions", which an export writes instead of it: keep one of them, or the lessons would be listed twice',
      },
    ];
  const taken = new Set<string>();
  return weekly.flatMap((plan, index) => {
    const at = `${path}.weekly[${index}]`;
    const lessons = weeklySessions(plan);
    const twice = lessons.find(({ day, from }) => taken.has(`${day} ${from}`));
    for (const { day, from } of lessons) taken.add(`${day} ${from}`);
    return [
      ...planFaults(plan, at),
      ...(twice
        ? [{ path: at, message: `has a lesson on ${twice.day} at ${twice.from}, and so has something else` }]
        : []),
    ];
  });
}

function planFaults(plan: WeeklyInFile, path: string): Fault[] {
  const { day, from, to, start, end, except } = plan;
  if (end < start) return [{ path: `${path}.end`, message: `${end} is before ${start}` }];
  if (sessionEnd({ day: start, from, to }) <= sessionStart({ day: start, from, to }))
    return [{ path: `${path}.to`, message: `${to} is not after ${from}` }];
  if (weeklySessions(plan).length === 0)
    return [{ path, message: `leaves no lesson: look at its days and holidays` }];
  // A day that is no lesson day is a typing error: that lesson would be held.
  const without = new Set(weeklyDays({ ...plan, except: [] }));
  return except
    .map((one, index) => ({ one, index }))
    .filter(({ one }) => !without.has(one))
    .map(({ one, index }) => ({
      path: `${path}.except[${index}]`,
      message: `there is no lesson on ${one}: it is no "${day}" between ${start} and ${end}, or a holiday`,
    }));
}
