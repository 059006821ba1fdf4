import type { IsoDay } from '#rules/brusselsTime.ts';
import { dayName } from '#rules/calendar/calendarNames.ts';
import { relativeDay } from '#rules/calendar/relativeDay.ts';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';

/** `Vandaag, dinsdag 24 november 2026`; a day further away has its name only. */
export function dayHeading(day: IsoDay, today: IsoDay): string {
  const relative = relativeDay(day, today);
  if (relative === 'today') return texts.onDay(texts.today, dayName(day));
  if (relative === 'tomorrow') return texts.onDay(texts.tomorrow, dayName(day));
  return dayName(day);
}
