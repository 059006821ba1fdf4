import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import type { CourseInFile, SessionInFile, WeeklyInFile } from '#schemas/club-file/courseInFile.ts';
import type { ClubFileTexts } from '../texts/en.ts';
import type { FoundFault } from '../texts/fault.ts';
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

export function weeklyFaults({ sessions, weekly }: CourseInFile, path: string): FoundFault[] {
  if (sessions.length > 0 && weekly.length > 0)
    return [
      {
        path: `${path}.weekly`,
        say: ({ faults }) => faults.sessionsAndWeekly,
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
        ? [{ path: at, say: ({ faults }: ClubFileTexts) => faults.lessonTwice(twice.day, twice.from) }]
        : []),
    ];
  });
}

function planFaults(plan: WeeklyInFile, path: string): FoundFault[] {
  const { day, from, to, start, end, except } = plan;
  if (end < start) return [{ path: `${path}.end`, say: ({ faults }) => faults.isBefore(end, start) }];
  if (sessionEnd({ day: start, from, to }) <= sessionStart({ day: start, from, to }))
    return [{ path: `${path}.to`, say: ({ faults }) => faults.notAfter(to, from) }];
  if (weeklySessions(plan).length === 0) return [{ path, say: ({ faults }) => faults.noLessonLeft }];
  // A day that is no lesson day is a typing error: that lesson would be held.
  const without = new Set(weeklyDays({ ...plan, except: [] }));
  return except
    .map((one, index) => ({ one, index }))
    .filter(({ one }) => !without.has(one))
    .map(({ one, index }) => ({
      path: `${path}.except[${index}]`,
      say: ({ faults }) => faults.noLessonThen(one, day, start, end),
    }));
}
