import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { dayInMonth } from '#rules/calendar/calendarNames.ts';
import { clashingSessions } from '#rules/calendar/clashingSessions.ts';
import { daysOfSession } from '#rules/calendar/daysOfSession.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatTime } from '#rules/writtenTime.ts';
import type { CalendarSession } from '#src/api/entities/agenda/calendar.ts';
import { hrefs } from '#src/paths.ts';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';

/** A session on one of its days, as shown to a person. */
export interface CalendarEntry {
  /** Unique in the whole calendar. */
  readonly key: string;
  readonly uid: number;
  /** The first name of the participant where it is known, else the full name. */
  readonly who: string;
  readonly course: string;
  readonly club: string;
  readonly href: string;
  /** `18u00`; '' on a later day of a session of several days. */
  readonly starts: string;
  /** `18u00 – 19u15` */
  readonly time: string;
  readonly place: string;
  /** Extra labels: trial lesson, by pass, number of tickets, day 2 of 5. */
  readonly marks: readonly string[];
  /** Text about overlapping sessions; '' when there are none. */
  readonly clash: string;
  readonly isOver: boolean;
}

export interface CalendarDay {
  readonly day: IsoDay;
  readonly entries: readonly CalendarEntry[];
}

interface Known {
  /** Unix seconds. */
  readonly now: number;
  readonly firstNames: ReadonlyMap<number, string>;
}

/** Groups sessions by the days they take, in Brussels time. A session of several days stands on each of them. */
export function calendarDays(
  sessions: readonly CalendarSession[],
  known: Known,
): ReadonlyMap<IsoDay, CalendarDay> {
  const clashes = clashingSessions(sessions);
  const entries = sessions.flatMap((session, index) => {
    const days = daysOfSession(session);
    const clashing = clashes[index] ?? [];
    return days.map((day) => ({ day, entry: entryOn(day, { session, days, clashing }, known) }));
  });
  const byDay = Map.groupBy(entries, ({ day }) => day);
  return new Map(
    [...byDay]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([day, found]) => [day, { day, entries: found.map(({ entry }) => entry) }]),
  );
}

interface SessionOnDay {
  readonly session: CalendarSession;
  readonly days: readonly IsoDay[];
  readonly clashing: readonly CalendarSession[];
}

function entryOn(
  day: IsoDay,
  { session, days, clashing }: SessionOnDay,
  { now, firstNames }: Known,
): CalendarEntry {
  const { nid, uid, name, course, club, place, start, end } = session;
  const onThisDay = clashing.filter((other) => daysOfSession(other).includes(day));
  return {
    key: `${nid}-${uid}-${day}`,
    uid,
    who: firstNames.get(uid) ?? name,
    course: course.title,
    club: club.title,
    href: hrefs.course({ club: club.url, course: course.url }),
    starts: days[0] === day ? formatTime(start) : '',
    time: timeOn(day, session, days),
    place,
    marks: marksOf(session, days.indexOf(day), days.length),
    clash:
      onThisDay.length === 0
        ? ''
        : texts.clash(onThisDay.map((other) => texts.clashWith(other.course.title, formatTime(other.start)))),
    isOver: end <= now,
  };
}

function timeOn(day: IsoDay, { start, end }: CalendarSession, days: readonly IsoDay[]): string {
  if (days.length === 1) return texts.between(formatTime(start), formatTime(end));
  const last = days.at(-1);
  if (day === days[0])
    return texts.from(formatTime(start), dayInMonth(last ?? isoDayOf(end)), formatTime(end));
  return day === last ? texts.until(formatTime(end)) : texts.wholeDay;
}

function marksOf(
  { kind, tickets, day, teachers }: CalendarSession,
  index: number,
  count: number,
): readonly string[] {
  return [
    ...(teachers.length > 0 ? [texts.taughtBy(formatList(teachers))] : []),
    ...(kind === 'trial' ? [texts.kinds.trial] : []),
    ...(kind === 'pass' ? [texts.kinds.pass] : []),
    ...(tickets > 0 ? [texts.kinds.tickets(tickets)] : []),
    ...(day ? [texts.dayOf(day.number, day.of)] : count > 1 ? [texts.dayOf(index + 1, count)] : []),
  ];
}
