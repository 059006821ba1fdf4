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

/** Creating it takes a phone 60 to 170 ms, so only times before the rules below need it. */
const clockBeforeRules = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: brusselsZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** The day and the time (`HH:MM:SS`) that a clock in Brussels shows at an instant. */
export function clockAt(time: UnixSeconds): { readonly day: IsoDay; readonly clock: string } {
  const year = new Date(time * 1000).getUTCFullYear();
  if (year < firstYearOfRules) return readClock(clockBeforeRules().format(time * 1000));
  const local = new Date((time + (isSummerTime(time, year) ? 2 : 1) * anHour) * 1000).toISOString();
  return { day: local.slice(0, 10), clock: local.slice(11, 19) };
}

const anHour = 60 * 60;
const aDay = 24 * anHour;

/** Since this year Brussels is an hour ahead of UTC, and two in summer time. */
const firstYearOfRules = 1947;

/**
 * Summer time exists since 1977. It begins on the last Sunday of March and ends on the last Sunday of October (directive 2000/84/EC);
 * before 1981 it began on the first Sunday of April, and before 1996 it ended in September, but in 1978 on 1 October.
 */
function isSummerTime(time: UnixSeconds, year: number): boolean {
  if (year < 1977) return false;
  const begin = year < 1981 ? sundayFrom(year, 4, 1) : sundayFrom(year, 3, 25);
  if (time < begin) return false;
  if (year === 1978) return time < sundayFrom(year, 10, 1);
  return time < (year < 1996 ? sundayFrom(year, 9, 24) : sundayFrom(year, 10, 25));
}

/** 1:00 UTC, when the clocks change, on the first Sunday from a day of a month (1 to 12). */
function sundayFrom(year: number, month: number, day: number): UnixSeconds {
  const sixDaysLater = Date.UTC(year, month - 1, day + 6, 1) / 1000;
  return sixDaysLater - new Date(sixDaysLater * 1000).getUTCDay() * aDay;
}

/** Reads `20/11/2026, 23:59:00`. */
function readClock(shown: string): { readonly day: IsoDay; readonly clock: string } {
  const [date = '', clock = ''] = shown.split(', ');
  return { day: date.split('/').reverse().join('-').padStart(10, '0'), clock };
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
