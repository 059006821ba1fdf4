import { isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import { clockOf } from '#rules/writtenTime.ts';

/** Something in the words of schema.org. A property that is undefined is left out of the JSON. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A text for a property; undefined instead of ''. */
export function known(text: string): string | undefined {
  return text === '' ? undefined : text;
}

const minute = 60;

/** `2026-09-07T14:30:00+02:00`: the clock in Brussels with its offset (ISO 8601). */
export function isoTime(time: UnixSeconds): string {
  const local = `${isoDayOf(time)}T${clockOf(time)}:00`;
  const ahead = Date.parse(`${local}Z`) / 1000 - Math.floor(time / minute) * minute;
  const offset = new Date(Math.abs(ahead) * 1000).toISOString().slice(11, 16);
  return `${local}${ahead < 0 ? '-' : '+'}${offset}`;
}

/** `PT1H30M`: a duration in whole minutes (ISO 8601). */
export function isoDuration(seconds: number): string {
  const minutes = Math.round(seconds / minute);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return 'PT0M';
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}
