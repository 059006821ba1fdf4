import { daysAfter } from '../../brusselsInstant.ts';
import { easterSunday } from './easterSunday.ts';
import type { Holiday } from './holiday.ts';
import { perYear } from './perYear.ts';

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
