import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { daysOfSession } from '#rules/calendar/daysOfSession.ts';
import { formatTime } from '#rules/writtenTime.ts';
import type { CalendarSession } from '#src/api/entities/calendar.ts';
import { hrefs } from '#src/paths.ts';
import { dashboardTexts as texts } from '#src/texts/nl/dashboard.ts';
import { dayHeading } from '../../calendar/index.ts';

export interface NextSession {
  readonly key: string;
  readonly course: string;
  readonly href: string;
  /** `Morgen, dinsdag 24 november 2026, 18u00 – 19u15` */
  readonly when: string;
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

/** The next sessions of each member, in family order. Members without sessions come last. */
export function nextSessions(
  sessions: readonly CalendarSession[],
  members: readonly Member[],
  today: IsoDay,
): readonly SessionsOfMember[] {
  return members
    .map((member) => ({
      member,
      sessions: sessions
        .filter(({ uid }) => uid === member.uid)
        .map((session) => nextSession(session, today)),
    }))
    .toSorted((one, other) => Number(one.sessions.length === 0) - Number(other.sessions.length === 0));
}

function nextSession(session: CalendarSession, today: IsoDay): NextSession {
  const { nid, uid, course, club, place, start, end } = session;
  // A session of several days may have begun already.
  const day = daysOfSession(session).find((one) => one >= today) ?? isoDayOf(start);
  return {
    key: `${nid}-${uid}`,
    course: course.title,
    href: hrefs.course({ club: club.url, course: course.url }),
    when: texts.when(dayHeading(day, today), formatTime(start), formatTime(end)),
    where: texts.where(place, club.title),
    isToday: day === today,
  };
}
