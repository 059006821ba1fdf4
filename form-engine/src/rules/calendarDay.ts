import { isCalendarDate } from './birthdate.ts';

const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

/** The day that is this many days later, or earlier for a negative number. Never before year 1 or after year 9999. */
export function addDays(iso: string, days: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day + days);
  const reached = Number.isNaN(date.getTime()) ? undefined : date.getUTCFullYear();
  if (reached === undefined || reached > 9999 || reached < 1) return days < 0 ? firstDay : lastDay;
  return [
    String(reached).padStart(4, '0'),
    twoDigits(date.getUTCMonth() + 1),
    twoDigits(date.getUTCDate()),
  ].join('-');
}

/** A day as a `Date` at midnight in the time zone of the device; `undefined` for a text that is no day. */
export function localDate(iso: string): Date | undefined {
  if (!isCalendarDate(iso)) return undefined;
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  return date;
}

/** The day of a `Date` in the time zone of the device, `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** The number of days from one day to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);
}
