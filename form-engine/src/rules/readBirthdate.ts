import { isCalendarDate } from './birthdate.ts';

/**
 * Reads a typed date, day first: `1/2/2010`, `01-02-2010`, `1.2.2010`, `01 02 2010`, `01022010`, and also
 * `2010-02-01`. Only checks that the day exists; `isValidBirthdate` checks whether it can be a birthdate.
 * @returns `YYYY-MM-DD`, or `undefined` where the text is no existing day.
 */
export function readBirthdate(text: string): string | undefined {
  const typed = text.trim();
  const iso = readDayFirst(typed) ?? typed;
  return isCalendarDate(iso) ? iso : undefined;
}

/** Writes `2010-02-01` as `01/02/2010`. Text that is no date is returned as it is. */
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
