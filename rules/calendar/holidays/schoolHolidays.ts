import { daysAfter } from '../../brusselsInstant.ts';
import { daysSinceMonday, type IsoDay } from '../../brusselsTime.ts';
import { mondayOf } from '../weeksOfMonth.ts';
import { type Holiday, perYear } from './holiday.ts';
import { easterSunday } from './publicHolidays.ts';

/**
 * The school holidays of the Flemish community in the school year that begins in September of this year, in order. They follow a
 * fixed rule (Flemish Government, Decree of 17 April 1991), so no list has to be kept. A holiday ends on the Sunday before school
 * begins again, except in summer.
 */
export const schoolHolidays = perYear((schoolYear) => {
  const spring = schoolYear + 1;
  const easter = easterSunday(spring);
  return [
    weeks('Herfstvakantie', autumnStart(schoolYear), 1),
    weeks('Kerstvakantie', christmasStart(schoolYear), 2),
    // The seventh Monday before Easter.
    weeks('Krokusvakantie', daysAfter(easter, -48), 1),
    weeks('Paasvakantie', springStart(spring, easter), 2),
    // Ascension and the Friday after.
    { name: 'Hemelvaart', from: daysAfter(easter, 39), until: daysAfter(easter, 40) },
    { name: 'Pinkstermaandag', from: daysAfter(easter, 50), until: daysAfter(easter, 50) },
    { name: 'Zomervakantie', from: `${spring}-07-01`, until: `${spring}-08-31` },
  ];
});

function weeks(name: string, from: IsoDay, count: number): Holiday {
  return { name, from, until: daysAfter(from, 7 * count - 1) };
}

/** The Monday of the week with 1 November; the Monday after where that is a Sunday. */
function autumnStart(year: number): IsoDay {
  const allSaints = `${year}-11-01`;
  return daysSinceMonday(allSaints) === 6 ? daysAfter(allSaints, 1) : mondayOf(allSaints);
}

/** The Monday of the week with 25 December; the Monday after where that is a Saturday or a Sunday. */
function christmasStart(year: number): IsoDay {
  const christmas = `${year}-12-25`;
  const past = daysSinceMonday(christmas);
  return past >= 5 ? daysAfter(christmas, 7 - past) : mondayOf(christmas);
}

/**
 * The first Monday of April. Where Easter is in March: the Monday after Easter. Where Easter is after 15 April: the second Monday
 * before Easter.
 */
function springStart(year: number, easter: IsoDay): IsoDay {
  if (easter < `${year}-04-01`) return daysAfter(easter, 1);
  if (easter > `${year}-04-15`) return daysAfter(easter, -13);
  return mondayOf(`${year}-04-07`);
}
