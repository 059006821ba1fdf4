import { isCalendarDate } from './birthdate.ts';
import { readBirthdate, showBirthdate } from './readBirthdate.ts';
import { readTime, showTime } from './time.ts';

/** A text for a moment in its parts, each as it is written. A part may be empty, or unreadable. */
interface DateTimeParts {
  /** `YYYY-MM-DD`, where it can be read. */
  readonly date: string;
  /** `HH:MM`, where it can be read. */
  readonly time: string;
  /** Seconds and offset of a moment in JSON, such as `:00+02:00`; else `''`. */
  readonly rest: string;
}

/** A whole moment of JSON: `T` may be small, or a blank (RFC 3339, 5.6). */
const fromJson = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d.*)$/i;
const secondsAndOffset = /:\d\d(?:\.\d{1,400})?(?:Z|[+-]\d\d(?::?\d\d)?)$/i;

/** The parts of a moment: the date, a `T`, and the time. A text without a `T` is a date. */
export function dateTimeParts(text: string): DateTimeParts {
  const border = text.lastIndexOf('T');
  const [, date = '', late = ''] =
    fromJson.exec(text) ?? (border < 0 ? ['', text] : ['', text.slice(0, border), text.slice(border + 1)]);
  const [rest = ''] = secondsAndOffset.exec(late) ?? [];
  return { date, time: late.slice(0, late.length - rest.length), rest };
}

/** The opposite of `dateTimeParts`. Two empty parts are no moment: `''`. */
export function joinDateTime({ date, time, rest = '' }: Partial<DateTimeParts>): string {
  if (!date && !time) return '';
  // The last `T` is the border, so the time has none.
  return `${date}T${(time ?? '').replaceAll('T', 't')}${rest}`;
}

/** Whether the text is an existing minute of an existing day, `YYYY-MM-DDTHH:MM`. */
export function isDateTime(text: string): boolean {
  const time = text.slice(11);
  return isCalendarDate(text.slice(0, 10)) && text.charAt(10) === 'T' && readTime(time) === time;
}

/** A day, in a notation of `readBirthdate`, before a time. */
const dayFirst =
  /^(\d{1,2} ?[/.\- ] ?\d{1,2} ?[/.\- ] ?\d{4}|\d{8}|\d{4}-\d\d-\d\d)(?:T|,? om |, ?| )(.{1,20})$/i;

/**
 * Reads a typed moment: a date of `readBirthdate` and then a time of `readTime`, with a blank, a comma, `T` or `om` between
 * them. Seconds are read where they are zero.
 * @returns `YYYY-MM-DDTHH:MM`, or `undefined` where the text is no moment.
 */
export function readDateTime(text: string): string | undefined {
  const [, day = '', rest = ''] = dayFirst.exec(text.trim()) ?? [];
  const date = readBirthdate(day);
  const time = readTime(rest.replace(/^(\d\d:\d\d):00(?:\.0+)?$/, '$1'));
  return date === undefined || time === undefined ? undefined : `${date}T${time}`;
}

/** Writes `2010-02-01T09:30` as `01/02/2010 9u30`. Text that is no moment is returned as it is. */
export function showDateTime(text: string): string {
  if (!isDateTime(text)) return text;
  const { date, time } = dateTimeParts(text);
  return `${showBirthdate(date)} ${showTime(time)}`;
}
