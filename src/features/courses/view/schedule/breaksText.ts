import { isoDayOf } from '#rules/brusselsTime.ts';
import { lessonBreaks } from '#rules/calendar/lessonBreaks.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { Course } from '#src/api/entities/offer/course.ts';

/** Number of single days that a person reads. More would hide the holidays. */
const maxDays = 6;

/** When a course that keeps the school holidays free has no lesson: `kerstvakantie, krokusvakantie en 11/11/2026`; '' for others. */
export function breaksText({ lessonsOutsideHolidays, sessions }: Course): string {
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
