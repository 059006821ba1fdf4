import { clockAt, type IsoDay, type UnixSeconds } from './brusselsTime.ts';

/**
 * The instant at which the clock in Brussels shows this time on this day, summer time included. In spring the clock skips
 * an hour; a time in that hour is read as one hour later.
 *
 * @param clock - `HH:MM`, midnight when left out (a birthdate on the wire: Specification 3, "User")
 * @returns `NaN` for a day or a time that can't be read
 */
export function instantInBrussels(day: IsoDay, clock = '00:00'): UnixSeconds {
  const asUtc = Date.parse(`${day}T${clock}:00Z`) / 1000;
  if (Number.isNaN(asUtc)) return asUtc;
  const guess = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(guess);
}

/** Adds calendar days. Adding seconds would be wrong where summer time begins or ends. */
export function daysAfter(day: IsoDay, days: number): IsoDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Offset of the clock in Brussels from UTC, in seconds. */
function offsetAt(time: UnixSeconds): number {
  const { day, clock } = clockAt(time);
  return Date.parse(`${day}T${clock}Z`) / 1000 - time;
}
