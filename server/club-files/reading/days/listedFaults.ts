import type { IsoDay } from '#rules/brusselsTime.ts';
import { weeklySessions } from '#rules/calendar/weekly/weeklySessions.ts';
import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import type {
  CourseInFile,
  SeriesInFile,
  SessionInFile,
  WeeklyInFile,
} from '#schemas/club-file/courseInFile.ts';
import { sessionEnd, sessionStart } from '../../parts/times.ts';
import type { ClubFileTexts } from '../../texts/en.ts';
import type { FoundFault } from '../../texts/fault.ts';
import { seriesSessions } from './seriesSessions.ts';

/** Finds weekly plans and series without lessons, and lessons that are listed twice. */
export function listedFaults(
  { sessions, weekly, series }: CourseInFile,
  path: string,
  countsFrom: IsoDay,
): FoundFault[] {
  const doubled = (['weekly', 'series'] as const).filter(
    (name) => sessions.length > 0 && { weekly, series }[name].length > 0,
  );
  if (doubled.length > 0)
    return doubled.map((name) => ({
      path: `${path}.${name}`,
      say: ({ faults }) => faults.sessionsAndWeekly,
    }));
  const listed: readonly Listed[] = [
    ...weekly.map((plan, index) => {
      const at = `${path}.weekly[${index}]`;
      return { at, lessons: weeklySessions(plan), found: planFaults(plan, at) };
    }),
    ...series.map((one, index) => {
      const at = `${path}.series[${index}]`;
      return { at, lessons: seriesSessions(one, countsFrom), found: seriesFaults(one, at) };
    }),
  ];
  const taken = new Set<string>();
  return listed.flatMap(({ at, lessons, found }) => {
    const twice = lessons.find(({ day, from }) => taken.has(`${day} ${from}`));
    for (const { day, from } of lessons) taken.add(`${day} ${from}`);
    return [
      ...found,
      ...(found.length === 0 && lessons.length === 0
        ? [{ path: at, say: ({ faults }: ClubFileTexts) => faults.noLessonLeft }]
        : []),
      ...(twice
        ? [{ path: at, say: ({ faults }: ClubFileTexts) => faults.lessonTwice(twice.day, twice.from) }]
        : []),
    ];
  });
}

/** A weekly plan or a series. */
interface Listed {
  readonly at: string;
  readonly lessons: readonly SessionInFile[];
  /** Its own faults. */
  readonly found: readonly FoundFault[];
}

function seriesFaults({ from, to, on, during, every }: SeriesInFile, path: string): FoundFault[] {
  // Any day: a series ends on the day on which it begins.
  const day = '2027-01-01';
  if (sessionEnd({ day, from, to }) <= sessionStart({ day, from, to }))
    return [{ path: `${path}.to`, say: ({ faults }) => faults.notAfter(to, from) }];
  if (during === undefined || (on === undefined && every === 'day')) return [];
  return [{ path: `${path}.during`, say: ({ faults }) => faults.holidayByDay }];
}

function planFaults(plan: WeeklyInFile, path: string): FoundFault[] {
  const { day, from, to, start, end, except } = plan;
  if (end < start) return [{ path: `${path}.end`, say: ({ faults }) => faults.isBefore(end, start) }];
  if (sessionEnd({ day: start, from, to }) <= sessionStart({ day: start, from, to }))
    return [{ path: `${path}.to`, say: ({ faults }) => faults.notAfter(to, from) }];
  if (weeklySessions(plan).length === 0) return [];
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
