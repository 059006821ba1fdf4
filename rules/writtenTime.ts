import {
  clockAt,
  daysSinceMonday,
  type IsoDay,
  isoDayOf,
  type UnixSeconds,
  weekdayOf,
} from './brusselsTime.ts';
import { dayNames, monthNames } from './dutchNames.ts';

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
  return formatLongIsoDay(isoDayOf(time));
}

/** Formats a day without a time: `2026-11-20` as `20 november 2026`. */
export function formatLongIsoDay(day: IsoDay): string {
  const [year, month, date] = day.split('-');
  return `${date} ${monthNames[Number(month) - 1]} ${year}`;
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
  const day = isoDayOf(time);
  return `${dayNames[daysSinceMonday(day)]} ${formatLongIsoDay(day)}`;
}

/** `dinsdag DD/MM/YYYY`: the day after the name of its weekday. */
export function formatWeekdayDay(time: UnixSeconds): string {
  return `${dayNames[daysSinceMonday(isoDayOf(time))]} ${formatDay(time)}`;
}

/** `14:30`: what the clock in Brussels shows at an instant, from 00:00 to 23:59. */
export function clockOf(time: UnixSeconds): string {
  return clockAt(time).clock.slice(0, 5);
}

/** `14u30`, the time of day in Brussels (specification 9). */
export function formatTime(time: UnixSeconds): string {
  return formatClock(clockOf(time));
}

/** A wire clock time `14:30` as `14u30` (specification 9). */
export function formatClock(clock: string): string {
  return clock.replace(':', 'u');
}
