import { isoDayOf, type UnixSeconds, type Weekday } from './brusselsTime.ts';

/** Above this many days a week the days themselves say too little (specification 9). */
const mostDaysNamed = 3;

/** The days of a week as they are shown: by their codes, or "meerdere dagen" above three (specification 9). */
export function namedDays(days: readonly Weekday[]): readonly Weekday[] | 'several' {
  return days.length > mostDaysNamed ? 'several' : days;
}

export type Period =
  | { readonly kind: 'day'; readonly start: UnixSeconds }
  | { readonly kind: 'from'; readonly start: UnixSeconds }
  | { readonly kind: 'between'; readonly start: UnixSeconds; readonly end: UnixSeconds };

/**
 * How a period is shown (specification 9): from one day to another, from a day on where no later end is known, and as the
 * day itself where it begins and ends on the same one in Brussels.
 */
export function periodOf(startDate: UnixSeconds, endDate: UnixSeconds): Period {
  if (endDate < startDate) return { kind: 'from', start: startDate };
  if (isoDayOf(startDate) === isoDayOf(endDate)) return { kind: 'day', start: startDate };
  return { kind: 'between', start: startDate, end: endDate };
}
