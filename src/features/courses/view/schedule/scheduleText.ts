import { dayPattern, namedDays, periodOf } from '#rules/periods.ts';
import { formatClock, formatDay } from '#rules/writtenTime.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import { scheduleTexts as texts } from '#src/texts/nl/schedule.ts';

type Scheduled = Pick<CourseSummary, 'weekdays' | 'startTime' | 'endTime' | 'startDate' | 'endDate'>;

/** `ma 14u30`, or `ma` alone where the club hides times in its overview. */
export function shortSchedule(course: Scheduled, hidesTimes: boolean): string {
  const time = hidesTimes || course.startTime === '' ? '' : formatClock(course.startTime);
  return [daysText(course), time].filter(Boolean).join(' ');
}

/** `ma 14u30 tot 15u30`, or `elke dag van 09u00 tot 16u00`. */
export function fullSchedule(course: Scheduled): string {
  const { startTime, endTime, weekdays } = course;
  const pattern = dayPattern(course);
  const [from, until] = [formatClock(startTime), formatClock(endTime)];
  const between = pattern === 'some' ? texts.between : texts.during;
  const days = pattern === 'some' ? weekdays.join(', ') : texts[pattern];
  return [days, startTime && endTime ? between(from, until) : from || until].filter(Boolean).join(' ');
}

/** `Vanaf 01/09/2026`, `Van 01/09/2026 tot 30/06/2027`, or the day itself where there is only one. */
export function periodText({ startDate, endDate }: Pick<Scheduled, 'startDate' | 'endDate'>): string {
  const period = periodOf(startDate, endDate);
  const start = formatDay(period.start);
  switch (period.kind) {
    case 'day':
      return start;
    case 'from':
      return texts.from(start);
    case 'between':
      return texts.fromTo(start, formatDay(period.end));
  }
}

/** `12 lessen, geen les in de vakantie`; '' where that isn't so. */
export function lessonsText({
  lessonsOutsideHolidays: lessons,
}: Pick<CourseSummary, 'lessonsOutsideHolidays'>): string {
  return lessons === undefined ? '' : texts.outsideHolidays(lessons);
}

function daysText({ weekdays }: Scheduled): string {
  const days = namedDays(weekdays);
  return days === 'several' ? texts.severalDays : days.join(', ');
}
