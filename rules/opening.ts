import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';
import { seasonOf, seasonStart } from './calendar/seasonOf.ts';

/** The moments at which a tariff opens. */
export interface Opening<Moment> {
  /** undefined: it is open. */
  readonly forAll: Moment | undefined;
  /** undefined: nobody may register before the others. */
  readonly forFirst: Moment | undefined;
}

/**
 * Tells from which moment a person may register; undefined without such a moment.
 *
 * @param isFirst - whether the person may register before the others
 */
export function opensFor<Moment extends number | Date>(
  { forAll, forFirst }: Opening<Moment>,
  isFirst: boolean,
): Moment | undefined {
  if (!isFirst || forAll === undefined || forFirst === undefined) return forAll;
  return forFirst < forAll ? forFirst : forAll;
}

/** Days of a summer in which a club has no lessons. Members of the season before stay members for so long. */
const summer = 100;

/**
 * Finds the day from which a course must have had a lesson, for its people to be members when a priority begins: that of the season, or of
 * the season before where its summer isn't over.
 */
export function membersSince(priorityFrom: IsoDay): IsoDay {
  const [season, beforeSummer] = [seasonStart(seasonOf(priorityFrom)), daysAfter(priorityFrom, -summer)];
  return season < beforeSummer ? season : beforeSummer;
}
