import { brusselsZone, type IsoDay, isoDayOf, type UnixSeconds, weekdayOf } from './brusselsTime.ts';
import { onFirstUse } from './onFirstUse.ts';

const timeZone = brusselsZone;
const longDayFormat = onFirstUse(
  () => new Intl.DateTimeFormat('nl-BE', { timeZone, day: '2-digit', month: 'long', year: 'numeric' }),
);
const dayNameFormat = onFirstUse(() => new Intl.DateTimeFormat('nl-BE', { timeZone, weekday: 'long' }));
const clockFormat = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
);

/** `DD/MM/YYYY`, the day in Brussels (specification 9). */
export function formatDay(time: UnixSeconds): string {
  return formatIsoDay(isoDayOf(time));
}

/** Formats a day without a time: `2026-11-20` as `20/11/2026` (specification 9). */
export function formatIsoDay(day: IsoDay): string {
  return day.split('-').reverse().join('/');
}

/** `DD MMMM YYYY`, the month in Dutch (specification 9). */
export function formatLongDay(time: UnixSeconds): string {
  return longDayFormat().format(time * 1000);
}

/** `ma DD/MM/YYYY`: the day after the code of its weekday. */
export function formatCodedDay(time: UnixSeconds): string {
  return `${weekdayOf(time)} ${formatDay(time)}`;
}

/** `ma DD MMMM YYYY`: the long day after the code of its weekday. */
export function formatCodedLongDay(time: UnixSeconds): string {
  return `${weekdayOf(time)} ${formatLongDay(time)}`;
}

/** `dinsdag DD MMMM YYYY`: the long day with the name of the weekday. */
export function formatNamedDay(time: UnixSeconds): string {
  return `${dayNameFormat().format(time * 1000)} ${formatLongDay(time)}`;
}

/** `14:30`: what the clock in Brussels shows at an instant, from 00:00 to 23:59. */
export function clockOf(time: UnixSeconds): string {
  return clockFormat().format(time * 1000);
}

/** `14u30`, the time of day in Brussels (specification 9). */
export function formatTime(time: UnixSeconds): string {
  return formatClock(clockOf(time));
}

/** A wire clock time `14:30` as `14u30` (specification 9). */
export function formatClock(clock: string): string {
  return clock.replace(':', 'u');
}
