import { isCalendarDate } from './birthdate.ts';

/**
 * Reads a date as people type it in DD/MM/YYYY: `1/2/2010`, `01-02-2010`, `1.2.2010`, `01 02 2010`, `01022010`, and
 * `2010-02-01`. Whether the day exists is the only thing it asks; whether it can be a birthdate is `isValidBirthdate`.
 * @returns `YYYY-MM-DD`, or `undefined` where the text is no such day.
 */
export function readBirthdate(text: string): string | undefined {
  const typed = text.trim();
  const iso = readDayFirst(typed) ?? typed;
  return isCalendarDate(iso) ? iso : undefined;
}

/** `2010-02-01` as `01/02/2010`; what is no date comes back as it is. */
export function showBirthdate(iso: string): string {
  return isCalendarDate(iso) ? `${iso.slice(8)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}` : iso;
}

function readDayFirst(text: string): string | undefined {
  const parts =
    /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!parts) return undefined;
  const [day = '', month = '', year = ''] = parts.slice(1);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
