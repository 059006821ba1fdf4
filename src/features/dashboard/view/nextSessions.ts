import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { daysOfSession } from '#rules/calendar/daysOfSession.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { CalendarSession } from '#src/api/entities/agenda/calendar.ts';
import { hrefs } from '#src/paths.ts';
import { dashboardTexts as texts } from '#src/texts/nl/dashboard.ts';
import { dayHeading } from '../../calendar/index.ts';

export interface NextSession {
  readonly key: string;
  readonly course: string;
  readonly href: string;
  /** `Morgen, dinsdag 24 november 2026, 18u00 – 19u15` */
  readonly when: string;
  /** `Daarna op 1/12/2026 en 8/12/2026`: its further days at the same hours and place; '' for none. */
  readonly later: string;
  readonly where: string;
  readonly isToday: boolean;
}

interface Member {
  readonly uid: number;
  readonly firstName: string;
  readonly color?: string | undefined;
}

export interface SessionsOfMember {
  readonly member: Member;
  readonly sessions: readonly NextSession[];
}

/** The next sessions of each member, a course once, in family order. Members without sessions come last. */
export function nextSessions(
  sessions: readonly CalendarSession[],
  members: readonly Member[],
  today: IsoDay,
): readonly SessionsOfMember[] {
  return members
    .map((member) => ({
      member,
      sessions: weekly(sessions.filter(({ uid }) => uid === member.uid)).map(([first, ...later]) => ({
        ...nextSession(first, today),
        later: later.length === 0 ? '' : texts.later(formatList(later.map(({ start }) => formatDay(start)))),
      })),
    }))
    .toSorted((one, other) => Number(one.sessions.length === 0) - Number(other.sessions.length === 0));
}

type Sessions = readonly [CalendarSession, ...CalendarSession[]];

/** Groups the sessions of a course that differ by their day alone, in the order of the first of each. */
function weekly(sessions: readonly CalendarSession[]): readonly Sessions[] {
  const groups = Map.groupBy(sessions, ({ club, course, place, teachers, start, end }) =>
    JSON.stringify([
      club.url,
      course.url,
      place,
      teachers,
      formatTime(start),
      formatTime(end),
      daysOf(start, end),
    ]),
  );
  return [...groups.values()].flatMap(([first, ...later]) => (first ? [[first, ...later]] : []));
}

/** Number of days of a session. A camp of a week is no lesson. */
function daysOf(start: number, end: number): number {
  return Math.round((end - start) / 86_400);
}

function nextSession(session: CalendarSession, today: IsoDay): Omit<NextSession, 'later'> {
  const { nid, uid, course, club, place, teachers, start, end } = session;
  // A session of several days may have begun already.
  const day = daysOfSession(session).find((one) => one >= today) ?? isoDayOf(start);
  return {
    key: `${nid}-${uid}`,
    course: course.title,
    href: hrefs.course({ club: club.url, course: course.url }),
    when: texts.when(dayHeading(day, today), formatTime(start), formatTime(end)),
    where: [
      texts.where(place, club.title),
      ...(teachers.length > 0 ? [texts.taughtBy(formatList(teachers))] : []),
    ].join(' · '),
    isToday: day === today,
  };
}
