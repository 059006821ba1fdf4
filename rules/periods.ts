import { isoDayOf, type UnixSeconds, type Weekday } from './brusselsTime.ts';
import { dayInMilliseconds } from './duration.ts';

/** Maximum number of weekdays that are named one by one (specification 9). */
const maxDaysNamed = 3;

/** The weekdays of a course as they are shown: by their codes, or "meerdere dagen" for more than three (specification 9). */
export function namedDays(days: readonly Weekday[]): readonly Weekday[] | 'several' {
  return days.length > maxDaysNamed ? 'several' : days;
}

interface Scheduled {
  readonly weekdays: readonly Weekday[];
  readonly startDate: UnixSeconds;
  readonly endDate: UnixSeconds;
}

const workdays: readonly Weekday[] = ['ma', 'di', 'wo', 'do', 'vr'];

/** Whether a course is on every day of its period, or on every workday. A camp of four days before a weekend is daily too. */
export function dayPattern({ weekdays, startDate, endDate }: Scheduled): 'daily' | 'workdays' | 'some' {
  const days = new Set(weekdays);
  if (days.size <= maxDaysNamed) return 'some';
  const length = (Date.parse(isoDayOf(endDate)) - Date.parse(isoDayOf(startDate))) / dayInMilliseconds + 1;
  if (days.size === 7 || days.size === length) return 'daily';
  return days.size === workdays.length && workdays.every((day) => days.has(day)) ? 'workdays' : 'some';
}

export type Period =
  | { readonly kind: 'day'; readonly start: UnixSeconds }
  | { readonly kind: 'from'; readonly start: UnixSeconds }
  | { readonly kind: 'between'; readonly start: UnixSeconds; readonly end: UnixSeconds };

/**
 * Decides how a period is shown (specification 9). A period that begins and ends on the same day in Brussels is shown as
 * one day. An end before the start means that the end is unknown, so only the first day is shown.
 */
export function periodOf(startDate: UnixSeconds, endDate: UnixSeconds): Period {
  if (endDate < startDate) return { kind: 'from', start: startDate };
  if (isoDayOf(startDate) === isoDayOf(endDate)) return { kind: 'day', start: startDate };
  return { kind: 'between', start: startDate, end: endDate };
}
