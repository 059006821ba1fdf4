import { daysAfter } from '#rules/brusselsInstant.ts';
import { weekdayOfDay } from '#rules/brusselsTime.ts';
import { seasonOf, seasonStart } from '#rules/calendar/seasonOf.ts';
import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import type { SessionInFile, WeeklyInFile } from '#schemas/club-file/courseInFile.ts';
import { weeklySessions } from '../reading/days/weeklySessions.ts';

/** The lessons of a course a season later. */
export interface NextDays {
  /** Weeks between a lesson and that of the next season. */
  readonly weeks: number;
  readonly weekly: readonly WeeklyInFile[];
  /** Lessons that follow no weekly rule, such as the days of a camp. */
  readonly sessions: readonly SessionInFile[];
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
  const slots = Map.groupBy(sessions, slotOf);
  const weekly: WeeklyInFile[] = [];
  const loose: SessionInFile[] = [];
  for (const ofSlot of slots.values()) {
    const rule = ruleOf(ofSlot);
    if (rule) weekly.push({ ...rule, start: dayLater(rule.start, weeks), end: dayLater(rule.end, weeks) });
    else loose.push(...ofSlot.map((session) => sessionLater(session, weeks)));
  }
  // A course has either a rule or a list: beside loose lessons, the rule is written out.
  if (loose.length === 0) return { weeks, weekly, sessions: [] };
  return { weeks, weekly: [], sessions: [...weekly.flatMap(weeklySessions), ...loose] };
}

/** `2026-06-01 19:00` some weeks later. */
export function momentLater(moment: string, weeks: number): string {
  const [day = '', ...clock] = moment.split(' ');
  return [dayLater(day, weeks), ...clock].join(' ');
}

/** A year of whole weeks, so that a lesson stays on its weekday; one more where it would begin before the season. */
function weeksUntil(first: string, season: number): number {
  return dayLater(first, 52) < seasonStart(season) ? 53 : 52;
}

/** A day some weeks later. */
export function dayLater(day: string, weeks: number): string {
  return daysAfter(day, 7 * weeks);
}

/** The same lesson a season later. Who replaced a teacher on one evening does not come along. */
function sessionLater(
  { nid: _nid, teachers: _teachers, untilDay, ...session }: SessionInFile,
  weeks: number,
): SessionInFile {
  return {
    ...session,
    day: dayLater(session.day, weeks),
    ...(untilDay !== undefined && { untilDay: dayLater(untilDay, weeks) }),
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
  const wrongOf = (skip: WeeklyInFile['skip']) => {
    const ruled = weeklyDays({ ...plan, skip });
    const right = ruled.filter((day) => days.has(day)).length;
    return ruled.length + days.size - 2 * right;
  };
  const [skip = []] = skips.toSorted((one, other) => wrongOf(one) - wrongOf(other));
  if (wrongOf(skip) > sessions.length / oneIn) return undefined;
  return {
    ...{ ...plan, from, to, skip },
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  };
}
