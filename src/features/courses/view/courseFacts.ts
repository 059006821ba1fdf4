import { isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import { lessonBreaks } from '#rules/calendar/lessonBreaks.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatCodedLongDay, formatIsoDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Course, CourseSession } from '#src/api/entities/offer/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { scheduleTexts } from '#src/texts/nl/schedule.ts';
import { routeHref } from './courseHrefs.ts';
import { ageText } from './offerTexts.ts';
import { fullSchedule, lessonsText, periodText } from './schedule/scheduleText.ts';

interface Fact {
  readonly label: string;
  readonly text: string;
  /** The address of a route to the place. */
  readonly route?: string;
}

/** The facts of a course. Unknown facts are left out. */
export function courseFacts(course: Course, club: Club): Fact[] {
  const facts: readonly Fact[] = [
    { label: texts.when, text: fullSchedule(course) },
    { label: texts.period, text: periodText(course) },
    { label: texts.lessons, text: lessonsText(course) },
    { label: texts.noLesson, text: breaksText(course) },
    { label: texts.where, text: course.place, route: routeHref(course.place, club) },
    { label: texts.forWhom, text: club.showsAgeRestriction ? ageText(course) : '' },
    { label: texts.level, text: course.levels.map(({ title }) => title).join(', ') },
    { label: texts.bring, text: course.bring },
    { label: texts.teachers, text: teachersWithoutPicture(course).join(', ') },
  ];
  return facts.filter(({ text }) => text !== '');
}

/** The facts that a person needs before choosing: when, in which period and for which age. */
export function courseBrief(course: Course, club: Club): string[] {
  const age = club.showsAgeRestriction ? ageText(course) : '';
  return [fullSchedule(course), periodText(course), age].filter(Boolean);
}

/** The teachers that are only named. The others are shown with their picture. */
function teachersWithoutPicture({ teachers, teacherImages }: Course): readonly string[] {
  return teachers.filter((name) => !Object.hasOwn(teacherImages, name));
}

/** The sessions that are not over yet; all sessions when the whole course is over. */
export function comingSessions(
  sessions: readonly CourseSession[],
  now: UnixSeconds,
): readonly CourseSession[] {
  const coming = sessions.filter(({ end }) => end >= now);
  return coming.length > 0 ? coming : sessions;
}

/** `ma 07 september 2026, 14u30 tot 15u30`. */
export function sessionText({ start, end, teachers }: CourseSession): string {
  const times = scheduleTexts.between(formatTime(start), formatTime(end));
  const moment = `${formatCodedLongDay(start)}, ${times}`;
  return teachers.length === 0 ? moment : `${moment} · ${texts.taughtBy(formatList(teachers))}`;
}

/** Number of single days that a person reads. More would hide the holidays. */
const maxDays = 6;

/** When a course that keeps the school holidays free has no lesson: `kerstvakantie, krokusvakantie en 11/11/2026`; '' for others. */
function breaksText({ lessonsOutsideHolidays, sessions }: Course): string {
  const breaks = lessonsOutsideHolidays && lessonBreaks(sessions.map(({ start }) => isoDayOf(start)));
  if (!breaks) return '';
  const holidays = breaks.holidays.map(({ name }) => nameInSentence(name));
  const days = breaks.days.length > maxDays ? [] : breaks.days.map(formatIsoDay);
  return formatList([...holidays, ...days]);
}

/** Feasts such as Hemelvaart keep their capital, holidays such as the kerstvakantie have none. */
function nameInSentence(name: string): string {
  return name.endsWith('vakantie') ? name.toLowerCase() : name;
}
