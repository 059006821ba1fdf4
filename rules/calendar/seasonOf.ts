import { type IsoDay, isoDayOf, type UnixSeconds } from '../brusselsTime.ts';

/** Month and day of the first day of a season. */
const firstDay = '09-01';

/** The season of a day, as the year in which it began: a season lasts from 1 September to 31 August. */
export function seasonOf(day: IsoDay): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) < firstDay ? year - 1 : year;
}

/**
 * The season of a course or an activity, by the end of its last lesson: a course of the new season may have its first lesson in August.
 */
export function seasonOfCourse(endsAt: UnixSeconds): number {
  return seasonOf(isoDayOf(endsAt));
}

export function seasonStart(season: number): IsoDay {
  return `${season}-${firstDay}`;
}

/** `2027-2028` */
export function seasonName(season: number): string {
  return `${season}-${season + 1}`;
}
