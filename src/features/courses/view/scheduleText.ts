import { formatClock, formatDay, isoDayOf } from '../../../../rules/brusselsTime.ts';
import type { CourseSummary } from '../../../api/entities/course.ts';
import { coursesTexts as texts } from '../../../texts/nl/courses.ts';

/** Above this many days a week the days themselves say too little (specification 9). */
const mostDaysNamed = 3;

type Scheduled = Pick<CourseSummary, 'weekdays' | 'startTime' | 'endTime' | 'startDate' | 'endDate'>;

/** `ma 14u30`, or `ma` alone where the club hides times in its overview. */
export function shortSchedule(course: Scheduled, hidesTimes: boolean): string {
  const time = hidesTimes || course.startTime === '' ? '' : formatClock(course.startTime);
  return [daysText(course), time].filter(Boolean).join(' ');
}

/** `ma 14u30 tot 15u30`. */
export function fullSchedule(course: Scheduled): string {
  const { startTime, endTime } = course;
  const time =
    startTime && endTime
      ? texts.between(formatClock(startTime), formatClock(endTime))
      : formatClock(startTime || endTime);
  return [daysText(course), time].filter(Boolean).join(' ');
}

/** `Vanaf 01/09/2026`, `Van 01/09/2026 tot 30/06/2027`, or the day itself where there is only one. */
export function periodText({ startDate, endDate }: Scheduled): string {
  const start = formatDay(startDate);
  if (endDate < startDate) return texts.from(start);
  return isoDayOf(startDate) === isoDayOf(endDate) ? start : texts.fromTo(start, formatDay(endDate));
}

function daysText({ weekdays }: Scheduled): string {
  return weekdays.length > mostDaysNamed ? texts.severalDays : weekdays.join(', ');
}
