import { daysAfter } from '../../brusselsInstant.ts';
import type { IsoDay } from '../../brusselsTime.ts';
import { type Holiday, perYear } from './holiday.ts';

/**
 * Easter Sunday of a year in the Gregorian calendar, by the anonymous algorithm (Meeus, "Astronomical Algorithms", chapter 8).
 * The single letters are those of the algorithm.
 */
export function easterSunday(year: number): IsoDay {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The ten public holidays of Belgium in a calendar year, in order (Law of 4 January 1974, Royal Decree of 18 April 1974). */
export const publicHolidays = perYear((year) => {
  const easter = easterSunday(year);
  const days = [
    [`${year}-01-01`, 'Nieuwjaar'],
    [daysAfter(easter, 1), 'Paasmaandag'],
    [`${year}-05-01`, 'Dag van de Arbeid'],
    [daysAfter(easter, 39), 'Onze-Lieve-Heer-Hemelvaart'],
    [daysAfter(easter, 50), 'Pinkstermaandag'],
    [`${year}-07-21`, 'Nationale feestdag'],
    [`${year}-08-15`, 'Onze-Lieve-Vrouw-Hemelvaart'],
    [`${year}-11-01`, 'Allerheiligen'],
    [`${year}-11-11`, 'Wapenstilstand'],
    [`${year}-12-25`, 'Kerstmis'],
  ] as const;
  return days.map(([day, name]) => ({ name, from: day, until: day })).toSorted(byStart);
});

function byStart(one: Holiday, other: Holiday): number {
  return one.from.localeCompare(other.from);
}
