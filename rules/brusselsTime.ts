import { onFirstUse } from './onFirstUse.ts';

/** Time zone of everything that the product shows or compares, wherever the reader or the server is. */
export const brusselsZone = 'Europe/Brussels';

/** An instant in unix seconds, as the wire has it (specification 3, "User": `birthdate`). */
export type UnixSeconds = number;
/** A calendar day, `YYYY-MM-DD`. */
export type IsoDay = string;

/** Day codes as the club shows them (specification 9), Monday first. */
export const weekdays = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'] as const;
export type Weekday = (typeof weekdays)[number];

/** One format for the day and the time: the first page of a phone waits for each format that it creates. */
const clockInBrussels = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: brusselsZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** The day and the time (`HH:MM:SS`) that a clock in Brussels shows at an instant. */
export function clockAt(time: UnixSeconds): { readonly day: IsoDay; readonly clock: string } {
  const shown = clockInBrussels().format(time * 1000);
  const [, day, month, year = '', clock = ''] = /^(\d+)\/(\d+)\/(\d+), (.+)$/.exec(shown) ?? [];
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, clock };
}

/** Brussels has been zero to two hours ahead of UTC, and never behind it, since 1892. In seconds. */
const aheadAtMost = 2 * 60 * 60;
const aDay = 24 * 60 * 60;

/** The day in Brussels at an instant. A day begins at midnight in Brussels, not in UTC. */
export function isoDayOf(time: UnixSeconds): IsoDay {
  // Most days arrive as noon in UTC and need no clock. Creating the clock takes a phone 60 ms.
  const timeInUtc = ((time % aDay) + aDay) % aDay;
  const isSameDay = timeInUtc < aDay - aheadAtMost;
  return isSameDay ? new Date(time * 1000).toISOString().slice(0, 10) : clockAt(time).day;
}

/** Noon in UTC on a day. Noon in UTC is the same day in Brussels, so a day can be stored as an instant. */
export function noonOf(day: IsoDay): UnixSeconds {
  return Date.parse(`${day}T12:00:00Z`) / 1000;
}

/** The day of the week in Brussels at an instant. */
export function weekdayOf(time: UnixSeconds): Weekday {
  return weekdayOfDay(isoDayOf(time));
}

/** The day of the week of a calendar day. */
export function weekdayOfDay(day: IsoDay): Weekday {
  return weekdays[daysSinceMonday(day)] ?? 'zo';
}

/** Number of days since the last Monday: 0 on a Monday, 6 on a Sunday. */
export function daysSinceMonday(day: IsoDay): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
