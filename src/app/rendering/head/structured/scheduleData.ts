import { daysAfter } from '#rules/brusselsInstant.ts';
import { brusselsZone, daysSinceMonday, type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { clockOf } from '#rules/writtenTime.ts';
import type { CourseSession } from '#src/api/entities/offer/course.ts';
import { isoDuration, type StructuredData } from './structuredData.ts';

/** The days of schema.org, Monday first. */
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const daysOfWeek = 7;

/**
 * The weekly schedule of lessons at one time of day; undefined for any other lessons. `exceptDate` has the days that
 * are skipped, such as those of a holiday.
 */
export function scheduleData(sessions: readonly CourseSession[]): StructuredData | undefined {
  const [first] = sessions;
  const times = new Set(sessions.map(({ start, end }) => `${clockOf(start)}-${clockOf(end)}`));
  if (!first || sessions.length < 2 || times.size > 1) return undefined;
  const days = sessions.map(({ start }) => isoDayOf(start)).sort();
  const weekdays = [...new Set(days.map(daysSinceMonday))].sort();
  const skipped = skippedDays(days, weekdays);
  // Lessons that are skipped more often than given have no weekly schedule.
  if (new Set(days).size < days.length || skipped.length > days.length) return undefined;
  return {
    '@type': 'Schedule',
    repeatFrequency: 'Weekly',
    repeatCount: sessions.length,
    byDay: weekdays.map((day) => `https://schema.org/${dayNames[day]}`),
    startDate: days[0],
    endDate: days.at(-1),
    startTime: `${clockOf(first.start)}:00`,
    endTime: `${clockOf(first.end)}:00`,
    duration: isoDuration(first.end - first.start),
    scheduleTimezone: brusselsZone,
    exceptDate: skipped.length > 0 ? skipped : undefined,
  };
}

/** The days between the first and the last one that fall on a weekday of the lessons and have none. */
function skippedDays(days: readonly IsoDay[], weekdays: readonly number[]): IsoDay[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const given = new Set(days);
  const skipped: IsoDay[] = [];
  for (const weekday of weekdays) {
    let day = daysAfter(first, (weekday - daysSinceMonday(first) + daysOfWeek) % daysOfWeek);
    for (; day <= last && skipped.length <= days.length; day = daysAfter(day, daysOfWeek)) {
      if (!given.has(day)) skipped.push(day);
    }
  }
  return skipped.sort();
}
