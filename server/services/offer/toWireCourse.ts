import { isoDayOf, weekdayOf, weekdays } from '../../../rules/brusselsTime.ts';
import type { Course, CourseSummary } from '../../../schemas/entities/course.ts';
import { unixSecondsOf } from '../../clock.ts';
import { lastSession, type OfferedCourse } from './offeredCourse.ts';
import type { Standing } from './standing.ts';
import { toWireTariff } from './toWireTariff.ts';

interface View {
  readonly now: Date;
  readonly standing: Standing;
}

const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
});

export function toWireCourseSummary(course: OfferedCourse, view: View): CourseSummary {
  const [first] = course.sessions;
  const days = new Set(course.sessions.map(({ startsAt }) => weekdayOf(unixSecondsOf(startsAt))));
  return {
    nid: course.nid,
    url: course.url,
    title: course.title,
    type: course.type,
    taxonomies: course.taxonomies.map(({ nid, title }) => ({ nid, title })),
    levels: course.levels.map(({ nid, title }) => ({ nid, title })),
    startDate: unixSecondsOf(first.startsAt),
    endDate: unixSecondsOf(lastSession(course).endsAt),
    weekdays: weekdays.filter((day) => days.has(day)),
    startTime: clockFormat.format(first.startsAt),
    endTime: clockFormat.format(first.endsAt),
    place: course.place,
    ...(course.ageRestrictions && { ageRestrictions: [...course.ageRestrictions] }),
    ...(course.birthYears && { ageRestrictionsByYear: [...course.birthYears] }),
    tariffs: course.tariffs.map((tariff) => toWireTariff(course, tariff, view)),
  };
}

export function toWireCourse(course: OfferedCourse, view: View): Course {
  return {
    ...toWireCourseSummary(course, view),
    description: course.description,
    teachers: [...course.teachers],
    sessions: course.sessions.map(({ nid, startsAt, endsAt, place }) => ({
      nid,
      start: unixSecondsOf(startsAt),
      end: unixSecondsOf(endsAt),
      place,
    })),
    additionalServices: course.services.map(({ nid, title }) => ({ nid, title })),
  };
}

/** The day in Brussels on which a course starts. */
export function startDayOf(course: OfferedCourse): string {
  return isoDayOf(unixSecondsOf(course.sessions[0].startsAt));
}
