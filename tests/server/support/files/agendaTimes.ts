/** The values of a date property in every entry of an agenda file, in unix seconds. They must be UTC times (RFC 5545 3.3.5). */
export function agendaTimes(file: string, property: 'DTSTART' | 'DTEND' | 'DTSTAMP'): readonly number[] {
  const times = file.matchAll(
    new RegExp(`\\r\\n${property}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z(?=\\r\\n)`, 'g'),
  );
  return [...times].map(
    ([, year, month, day, hours, minutes, seconds]) =>
      Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`) / 1000,
  );
}
