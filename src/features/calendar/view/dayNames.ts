import { type IsoDay, noonOf } from '#rules/brusselsTime.ts';
import { relativeDay } from '#rules/calendar/relativeDay.ts';
import { formatLongDay, formatNamedDay } from '#rules/writtenTime.ts';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';

/** `dinsdag 24 november 2026`. */
export function dayName(day: IsoDay): string {
  return formatNamedDay(noonOf(day));
}

/** `24 november 2026`. */
export function dayInMonth(day: IsoDay): string {
  return formatLongDay(noonOf(day));
}

/** `Vandaag, dinsdag 24 november 2026`; a day further away has its name only. */
export function dayHeading(day: IsoDay, today: IsoDay): string {
  const relative = relativeDay(day, today);
  if (relative === 'today') return texts.onDay(texts.today, dayName(day));
  if (relative === 'tomorrow') return texts.onDay(texts.tomorrow, dayName(day));
  return dayName(day);
}
