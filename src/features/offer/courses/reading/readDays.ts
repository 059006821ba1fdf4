import { type IsoDay, noonOf, type Weekday, weekdays } from '#rules/brusselsTime.ts';
import { dayNames, monthNames } from '#rules/dutchNames.ts';
import { plainText } from '#rules/forgivingSearch.ts';
import { readHour } from './readHours.ts';

/** Day and time in Brussels as a club file has them: `YYYY-MM-DD HH:MM`. */
export type LocalMoment = string;

/** Reads `di`, `Di.`, `dins`, `dinsdag`, `dinsdagen` or `elke dinsdag`. */
export function readWeekday(text: string): Weekday | undefined {
  const word = plainText(text)
    .replace(/^(?:elke|iedere|op)\s+/, '')
    .replace(/\.$/, '')
    .replace(/dagen$/, 'dag')
    .replace(/(?<=dag)(?:avond(?:en)?|(?:voor|na)?middag|ochtend)$/, '');
  if (word.length < 2) return undefined;
  const at = dayNames.findIndex((name) => name.startsWith(word));
  return weekdays[at];
}

/** Reads `di en do`, `dinsdag, donderdag` or `ma + wo`, in the order of the week. */
export function readWeekdays(text: string): readonly Weekday[] | undefined {
  const read = text.split(/\s*(?:[,;+&/]|\ben\b)\s*/i).map(readWeekday);
  const days = read.flatMap((day) => day ?? []);
  return days.length === read.length ? weekdays.filter((day) => days.includes(day)) : undefined;
}

/** Reads `1/9/2026`, `01-09-26`, `1.9.2026`, `2026-09-01` or `1 september 2026`, also behind the name of its weekday. */
export function readDay(text: string): IsoDay | undefined {
  const plain = plainText(text).replace(/^[a-z]+\.?\s+(?=\d)/, '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const [, day, month, year] = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})$/.exec(plain) ?? [];
  if (day !== undefined) return realDay(year, month, day);
  const [, date, name = '', named] = /^(\d{1,2})\s+([a-z]{3,})\.?\s+(\d{4})$/.exec(plain) ?? [];
  if (date === undefined) return undefined;
  const at = name === 'mrt' ? 2 : monthNames.findIndex((one) => one.startsWith(name));
  return at === -1 ? undefined : realDay(named, String(at + 1), date);
}

/** 31 February is no day. */
function realDay(year = '', month = '', day = ''): IsoDay | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = noonOf(iso);
  return Number.isNaN(time) || new Date(time * 1000).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** Reads a day with an hour, such as `1/6/2027 20u00`, `1 juni 2027 om 20u` or `2027-06-01T20:00`. Without an hour: midnight. */
export function readMoment(text: string): LocalMoment | undefined {
  const plain = plainText(text)
    .replace(/^(?:vanaf|op|vanop)\s+/, '')
    .replace(/(?<=\d)t(?=\d)/, ' ');
  const alone = readDay(plain);
  if (alone !== undefined) return `${alone} 00:00`;
  const [, written = '', hour = ''] = /^(.+?)\s+(?:om\s+)?(\d{1,2}\s*(?:u|h|:|\.).*)$/.exec(plain) ?? [];
  const [day, clock] = [readDay(written), readHour(hour)];
  return day === undefined || clock === undefined ? undefined : `${day} ${clock}`;
}
