import { formatClock } from '#rules/writtenTime.ts';

/** The hours of a lesson on the wire, `HH:MM`. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** `16u00–17u30` */
export function writeHours({ from, to }: Hours): string {
  return `${formatClock(from)}–${formatClock(to)}`;
}

/** An hour as people type it: `16u`, `16u30`, `16:30`, `16.30`, `16h30`, `9`. A spreadsheet adds seconds. */
const anHour = String.raw`(\d{1,2})(?:\s*(?:u(?:ur)?|h|:|\.)\s*(\d{2})?(?::\d{2})?)?`;
const oneHour = new RegExp(`^${anHour}$`);
const twoHours = new RegExp(
  String.raw`^(?:van\s+|vanaf\s+)?${anHour}\s*(?:-|–|—|tot(?:\s+en\s+met)?|>|/)\s*${anHour}$`,
);

/**
 * Reads `16u00–17u30`, `16:00 - 17:30`, `16u tot 17u30` or `van 9 tot 10u`.
 *
 * @returns 'order' where the end is not after the start, `undefined` for any other text
 */
export function readHours(text: string): Hours | 'order' | undefined {
  const [, fromHour, fromMinute, toHour, toMinute] = twoHours.exec(text.trim().toLowerCase()) ?? [];
  const [from, to] = [clockOf(fromHour, fromMinute), clockOf(toHour, toMinute)];
  if (from === undefined || to === undefined) return undefined;
  return from < to ? { from, to } : 'order';
}

/** Reads one hour as `HH:MM`. */
export function readHour(text: string): string | undefined {
  const [, hour, minute] = oneHour.exec(text.trim().toLowerCase()) ?? [];
  return clockOf(hour, minute);
}

function clockOf(hour: string | undefined, minute = '00'): string | undefined {
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Minutes after midnight. */
export function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** The hours a number of minutes later; `undefined` where they would leave the day. */
export function shiftHours({ from, to }: Hours, minutes: number): Hours | undefined {
  const [start, end] = [minutesOf(from) + minutes, minutesOf(to) + minutes];
  return start < 0 || end >= 24 * 60 ? undefined : { from: clockAfter(start), to: clockAfter(end) };
}

function clockAfter(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
