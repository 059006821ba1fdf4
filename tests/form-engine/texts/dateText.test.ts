import { describe, expect, it } from 'vitest';
import { dateText } from '#form-engine/src/texts/dateText.ts';

describe('dateText', () => {
  it.each([
    ['nl-BE', '01/09/2026'],
    ['fr', '01/09/2026'],
    ['de', '01.09.2026'],
    ['en-GB', '01/09/2026'],
    ['sv', '2026-09-01'],
    ['ar', '01/09/2026'],
  ])('writes a day in %s as %s', (locale, text) => {
    expect(dateText('2026-09-01', locale)).toBe(text);
  });

  it('names the month where the locale writes it first, because a birthdate is typed day first', () => {
    expect(dateText('2026-09-01', 'en')).toBe('Sep 1, 2026');
  });

  it.each(['fa', 'th', 'ar-EG'])('keeps the Gregorian calendar and the digits 0 to 9 in %s', (locale) => {
    expect(dateText('2026-09-01', locale)).toContain('2026');
  });

  it('writes a day in Belgian Dutch as the locale data does', () => {
    const format = new Intl.DateTimeFormat('nl-BE', {
      ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
      timeZone: 'UTC',
    });
    for (
      let date = new Date('1900-01-01');
      date.getUTCFullYear() < 2101;
      date.setUTCDate(date.getUTCDate() + 1)
    )
      expect(dateText(date.toISOString().slice(0, 10), 'nl-BE')).toBe(format.format(date));
  });

  it.each(['', '2026-02-30', '01/09/2026', '2026-9-1', 'gisteren', '2026-09-01T00:00'])(
    'returns %j, which is no day, as it is',
    (text) => {
      expect(dateText(text, 'nl-BE')).toBe(text);
    },
  );
});
