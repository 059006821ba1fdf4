import { plainDigits } from './plainDigits.ts';

/** Pattern of a time as it is stored, `HH:MM`, from `00:00` to `23:59`. */
export const timePattern = '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$';

const storedTime = new RegExp(timePattern);

function isTime(text: string): boolean {
  return storedTime.test(text);
}

/**
 * Reads a typed time: `9u30`, `9:30`, `9.30`, `9h30`, `9 30`, `930`, `0930`, `9u` and `9`.
 * @returns `HH:MM`, or `undefined` where the text is no time.
 */
export function readTime(text: string): string | undefined {
  const typed = plainDigits(text.trim());
  const parts =
    /^(\d{1,2})(?: ?[u:.h] ?| )(\d{2})(?: ?(?:u|uur))?$/i.exec(typed) ??
    /^(\d{1,2})(\d{2})$/.exec(typed) ??
    /^(\d{1,2})(?: ?(?:u|h|uur))?$/i.exec(typed);
  if (!parts) return undefined;
  const [hours = '', minutes = '00'] = parts.slice(1);
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return isTime(time) ? time : undefined;
}

/** Writes `09:30` as `9u30`. Text that is no time is returned as it is. */
export function showTime(value: string): string {
  return isTime(value) ? `${Number(value.slice(0, 2))}u${value.slice(3)}` : value;
}
