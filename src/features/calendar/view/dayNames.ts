import { type IsoDay, weekdays } from '../../../../rules/brusselsTime.ts';
import { relativeDay } from '../../../../rules/calendar/relativeDay.ts';
import { firstDayOf, type IsoMonth } from '../../../../rules/calendar/weeksOfMonth.ts';
import { calendarTexts as texts } from '../../../texts/nl/calendar.ts';

// A day has no zone: it is read and written in the same one.
const timeZone = 'UTC';
const wholeDay = new Intl.DateTimeFormat('nl-BE', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const shortDay = new Intl.DateTimeFormat('nl-BE', { timeZone, day: 'numeric', month: 'long' });
const wholeMonth = new Intl.DateTimeFormat('nl-BE', { timeZone, month: 'long', year: 'numeric' });
const monthAlone = new Intl.DateTimeFormat('nl-BE', { timeZone, month: 'long' });
const weekday = new Intl.DateTimeFormat('nl-BE', { timeZone, weekday: 'long' });

/** `dinsdag 24 november`. */
export function dayName(day: IsoDay): string {
  return wholeDay.format(new Date(day));
}

/** `24 november`. */
export function dayInMonth(day: IsoDay): string {
  return shortDay.format(new Date(day));
}

/** `Vandaag, dinsdag 24 november`; a day that is further away by its name alone. */
export function dayHeading(day: IsoDay, today: IsoDay): string {
  const relative = relativeDay(day, today);
  if (relative === 'today') return texts.onDay(texts.today, dayName(day));
  if (relative === 'tomorrow') return texts.onDay(texts.tomorrow, dayName(day));
  return dayName(day);
}

/** `november 2026`. */
export function monthName(month: IsoMonth): string {
  return wholeMonth.format(new Date(firstDayOf(month)));
}

/** `november`. */
export function monthWord(month: IsoMonth): string {
  return monthAlone.format(new Date(firstDayOf(month)));
}

/** Codes with their names, Monday first. The second of November 2026 was one. */
export const weekdayNames = weekdays.map((code, index) => ({
  code,
  name: weekday.format(new Date(Date.UTC(2026, 10, 2 + index))),
}));
