import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { daysOfSession } from '#rules/calendar/daysOfSession.ts';
import { formatTime } from '#rules/writtenTime.ts';
import type { CalendarSession } from '#src/api/entities/calendar.ts';
import { hrefs } from '#src/paths.ts';
import { dashboardTexts as texts } from '#src/texts/nl/dashboard.ts';
import { dayHeading } from '../../calendar/index.ts';

export interface LessonView {
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

export interface LessonsOfMember {
  readonly member: Member;
  readonly lessons: readonly LessonView[];
}

/** The next lessons of each member, in family order. Members without lessons come last. */
export function nextLessons(
  sessions: readonly CalendarSession[],
  members: readonly Member[],
  today: IsoDay,
): readonly LessonsOfMember[] {
  return members
    .map((member) => ({
      member,
      lessons: sessions.filter(({ uid }) => uid === member.uid).map((session) => lessonView(session, today)),
    }))
    .toSorted((one, other) => Number(one.lessons.length === 0) - Number(other.lessons.length === 0));
}

function lessonView(session: CalendarSession, today: IsoDay): LessonView {
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
