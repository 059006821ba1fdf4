import type { SessionInFile, WeeklyInFile } from '#schemas/club-file/courseInFile.ts';
import { daysAfter } from '../brusselsInstant.ts';
import { weekdayOfDay } from '../brusselsTime.ts';
import { holidayLater } from '../calendar/holidays/holidayLater.ts';
import { seasonOf, seasonStart } from '../calendar/seasonOf.ts';
import { weeklySessions } from '../calendar/weekly/weeklySessions.ts';
import { weeklyDays } from '../calendar/weeklyDays.ts';

/** The lessons of a course a season later. */
export interface NextDays {
  /** Weeks between a lesson and that of the next season. */
  readonly weeks: number;
  readonly weekly: readonly WeeklyInFile[];
  /** Lessons that follow no weekly rule, such as the days of a camp. */
  readonly loose: readonly SessionInFile[];
}

/** Fewer lessons at one hour of the week are no rule. */
const fewestOfRule = 4;
/** A rule that is wrong for more of its lessons than one in this many is no rule. */
const oneIn = 4;

export function daysOfSeason(sessions: readonly SessionInFile[], season: number): readonly SessionInFile[] {
  return sessions.filter(({ day }) => seasonOf(day) === season);
}

/** Writes lessons on a fixed day of the week as a rule, so that the holidays of the new season count. */
export function nextDays(all: readonly SessionInFile[], season: number): NextDays {
  const sessions = daysOfSeason(all, season - 1).toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const weeks = weeksUntil(sessions[0]?.day ?? seasonStart(season - 1), season);
  const weekly: WeeklyInFile[] = [];
  const others: SessionInFile[] = [];
  for (const ofSlot of Map.groupBy(sessions, slotOf).values()) {
    const rule = ruleOf(ofSlot);
    if (rule) weekly.push({ ...rule, start: later(rule.start, weeks), end: endLater(rule.end, weeks) });
    else others.push(...ofSlot);
  }
  return { weeks, weekly, loose: looseLater(others, { weeks, weekly }) };
}

/** A lesson that was once in another hall is none beside the rule that has a lesson at that hour. */
function looseLater(sessions: readonly SessionInFile[], { weeks, weekly }: Omit<NextDays, 'loose'>) {
  if (sessions.length === 0) return [];
  const taken = new Set(weekly.flatMap(weeklySessions).map(hourOf));
  // Days in and outside holidays move by the same weeks, so that no two meet on one day.
  const isCamp = sessions.every(({ day }) => holidayLater(day) !== undefined);
  const dayLater = (day: string) => (isCamp && holidayLater(day)) || later(day, weeks);
  return sessions.map((session) => sessionLater(session, dayLater)).filter((one) => !taken.has(hourOf(one)));
}

function hourOf({ day, from }: SessionInFile): string {
  return `${day} ${from}`;
}

/**
 * A copy of what a tariff says, with every day and moment in it on the same date a year later: `2026-06-01 19:00`. Texts stay. A lesson
 * keeps its weekday, but a club names the date of a payment or an opening.
 */
export function datesYearLater<Said>(said: Said): Said {
  // Safe cast: only the text of a day or a moment changes.
  return JSON.parse(JSON.stringify(said), (_key, value: unknown) => {
    const [, day, clock = ''] = (typeof value === 'string' && aDate.exec(value)) || [];
    return day === undefined ? value : `${yearLater(day)}${clock}`;
  }) as Said;
}

const aDate = /^(\d{4}-\d\d-\d\d)( \d\d:\d\d(?::\d\d)?)?$/;

/** 29 February becomes 28 February. */
function yearLater(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;
}

/** A year of whole weeks, so that a lesson stays on its weekday; one more where it would begin before the season. */
function weeksUntil(first: string, season: number): number {
  return later(first, 52) < seasonStart(season) ? 53 : 52;
}

function later(day: string, weeks: number): string {
  return daysAfter(day, 7 * weeks);
}

/** A course that ended before the summer does so again. */
function endLater(end: string, weeks: number): string {
  const last = later(end, weeks);
  const isLate = isInSummer(last) && !isInSummer(end);
  return isLate ? later(end, 52) : last;
}

function isInSummer(day: string): boolean {
  return day.slice(5) >= '07-01';
}

/** Fields for one date only, such as who replaces a teacher, are left out. */
function sessionLater(
  { day, from, to, untilDay, place, guestCapacity }: SessionInFile,
  dayLater: (day: string) => string,
): SessionInFile {
  return {
    ...{ day: dayLater(day), from, to },
    ...(untilDay !== undefined && { untilDay: dayLater(untilDay) }),
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  };
}

function slotOf({ day, from, to, untilDay, place, guestCapacity }: SessionInFile): string {
  return JSON.stringify([weekdayOfDay(day), from, to, untilDay === undefined, place, guestCapacity]);
}

const skips: readonly WeeklyInFile['skip'][] = [['school', 'public'], ['school'], ['public'], []];

/** The weekly rule that gives most of these days. */
function ruleOf(sessions: readonly SessionInFile[]): WeeklyInFile | undefined {
  const [first] = sessions;
  const last = sessions.at(-1);
  if (!first || !last || first.untilDay !== undefined || sessions.length < fewestOfRule) return undefined;
  const { from, to, place, guestCapacity } = first;
  const days = new Set(sessions.map(({ day }) => day));
  const plan = { day: weekdayOfDay(first.day), start: first.day, end: last.day, except: [] };
  const tries = skips.map((skip) => {
    const ruled = weeklyDays({ ...plan, skip });
    const right = ruled.filter((day) => days.has(day)).length;
    return { skip, wrong: ruled.length + days.size - 2 * right };
  });
  const [best] = tries.toSorted((one, other) => one.wrong - other.wrong);
  if (!best || best.wrong > sessions.length / oneIn) return undefined;
  const { skip } = best;
  return {
    ...{ ...plan, from, to, skip },
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  };
}

/** A lesson as it was planned before it was cancelled or moved. */
export interface PlannedLesson extends Pick<SessionInFile, 'day' | 'from' | 'to'> {
  readonly nid?: number | undefined;
  readonly untilDay?: string | undefined;
  readonly place?: string | undefined;
  readonly guestCapacity?: number | undefined;
}

/** The lessons of a course as they were planned: a cancelled one is there, and a moved one is on its old day. */
export function plannedSessions(
  sessions: readonly SessionInFile[],
  changed: readonly PlannedLesson[],
): readonly SessionInFile[] {
  const plans = new Map(changed.map((lesson) => [lesson.nid, lesson]));
  const left = sessions.filter(({ nid }) => nid === undefined || !plans.has(nid));
  return [...left, ...[...plans.values()].map(asSession)];
}

function asSession({ day, from, to, untilDay, place, guestCapacity }: PlannedLesson): SessionInFile {
  return {
    ...{ day, from, to },
    ...(untilDay !== undefined && { untilDay }),
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  };
}
