import { onFirstUse } from './onFirstUse.ts';

/** Everything the product shows or compares is in this zone, wherever the reader or the server is. */
export const brusselsZone = 'Europe/Brussels';

/** An instant in unix seconds, as the wire has it (specification 3, "User": `birthdate`). */
export type UnixSeconds = number;
/** A calendar day, `YYYY-MM-DD`. */
export type IsoDay = string;

/** Codes of the week as the club shows them (specification 9), Monday first. */
export const weekdays = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'] as const;
export type Weekday = (typeof weekdays)[number];

const timeZone = brusselsZone;
const isoDayFormat = onFirstUse(() => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }));
const longDayFormat = onFirstUse(
  () => new Intl.DateTimeFormat('nl-BE', { timeZone, day: '2-digit', month: 'long', year: 'numeric' }),
);
const dayNameFormat = onFirstUse(() => new Intl.DateTimeFormat('nl-BE', { timeZone, weekday: 'long' }));
const clockFormat = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
);

function dateOf(time: UnixSeconds): Date {
  return new Date(time * 1000);
}

/** The day in Brussels at an instant: the day turns at midnight there, not in UTC. */
export function isoDayOf(time: UnixSeconds): IsoDay {
  return isoDayFormat().format(dateOf(time));
}

/** `DD/MM/YYYY`, the day in Brussels (specification 9). */
export function formatDay(time: UnixSeconds): string {
  return formatIsoDay(isoDayOf(time));
}

/** The same of a day without a time: `2026-11-20` as `20/11/2026` (specification 9). */
export function formatIsoDay(day: IsoDay): string {
  return day.split('-').reverse().join('/');
}

/** `DD MMMM YYYY`, the month in Dutch (specification 9). */
export function formatLongDay(time: UnixSeconds): string {
  return longDayFormat().format(dateOf(time));
}

/** `dinsdag DD MMMM YYYY`: the same with the name of the day before it. */
export function formatNamedDay(time: UnixSeconds): string {
  return `${dayNameFormat().format(dateOf(time))} ${formatLongDay(time)}`;
}

/** Noon in UTC, which is the same day in Brussels: for what writes an instant and is given a day. */
export function noonOf(day: IsoDay): UnixSeconds {
  return Date.parse(`${day}T12:00:00Z`) / 1000;
}

/** `14:30`: what the clock in Brussels shows at an instant, from 00:00 to 23:59. */
export function clockOf(time: UnixSeconds): string {
  return clockFormat().format(dateOf(time));
}

/** `14u30`, the time of day in Brussels (specification 9). */
export function formatTime(time: UnixSeconds): string {
  return formatClock(clockOf(time));
}

/** A wire clock time `14:30` as `14u30` (specification 9). */
export function formatClock(clock: string): string {
  return clock.replace(':', 'u');
}

/** The day of the week in Brussels at an instant. */
export function weekdayOf(time: UnixSeconds): Weekday {
  const sundayFirst = new Date(`${isoDayOf(time)}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? 'zo';
}
