import type { DayPickerLocale } from 'react-day-picker/locale';

/**
 * The words of the calendar in the language of a BCP 47 tag: Dutch, English, French or German, and Dutch for any other.
 * Only that language is loaded.
 */
export async function calendarLocale(tag: string): Promise<DayPickerLocale> {
  switch (tag.split('-')[0]) {
    case 'en':
      return (await import('react-day-picker/locale/en-GB')).enGB;
    case 'fr':
      return (await import('react-day-picker/locale/fr')).fr;
    case 'de':
      return (await import('react-day-picker/locale/de')).de;
    default:
      return (await import('react-day-picker/locale/nl')).nl;
  }
}
