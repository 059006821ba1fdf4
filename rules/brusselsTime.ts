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

/** Creating it takes a phone 60 ms, so only times before the rule below need it. */
const clockBeforeRule = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: brusselsZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** The day and the time (`HH:MM:SS`) that a clock in Brussels shows at an instant. */
export function clockAt(time: UnixSeconds): { readonly day: IsoDay; readonly clock: string } {
  const year = new Date(time * 1000).getUTCFullYear();
  if (year < firstYearOfRule) return readClock(clockBeforeRule().format(time * 1000));
  const isSummerTime = time >= changeIn(year, march) && time < changeIn(year, october);
  const local = new Date((time + (isSummerTime ? 2 : 1) * anHour) * 1000).toISOString();
  return { day: local.slice(0, 10), clock: local.slice(11, 19) };
}

const anHour = 60 * 60;
const aDay = 24 * anHour;

/** Since this year summer time begins and ends by the rule of `changeIn` (directive 2000/84/EC and those before it). */
const firstYearOfRule = 1996;
/** As `Date` counts months. */
const march = 2;
const october = 9;

/** When summer time begins or ends: at 1:00 UTC on the last Sunday of the month. Both months have 31 days. */
function changeIn(year: number, month: number): UnixSeconds {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  return lastDay.getTime() / 1000 - lastDay.getUTCDay() * aDay;
}

/** Reads `20/11/2026, 23:59:00`. */
function readClock(shown: string): { readonly day: IsoDay; readonly clock: string } {
  const [, day, month, year = '', clock = ''] = /^(\d+)\/(\d+)\/(\d+), (.+)$/.exec(shown) ?? [];
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, clock };
}

/** Brussels has been zero to two hours ahead of UTC, and never behind it, since 1892. In seconds. */
const aheadAtMost = 2 * anHour;

/** The day in Brussels at an instant. A day begins at midnight in Brussels, not in UTC. */
export function isoDayOf(time: UnixSeconds): IsoDay {
  // Most days arrive as noon in UTC and need no clock.
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
