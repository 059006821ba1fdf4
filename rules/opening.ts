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

/** People who may register for a tariff before the others. */
export interface Priority {
  /** `enrolled`: whoever has lessons already. `members`: whoever the club knows as a member. */
  readonly for: 'enrolled' | 'members';
  /** The day on which they may. */
  readonly from: IsoDay;
  /** Urls of the courses in one of which somebody is enrolled; undefined: any course of the club. */
  readonly courses?: readonly string[] | undefined;
}

/** A registration at the club that stands: by a tariff that is no trial, and no ticket. */
export interface Enrolment {
  /** Url of the course. */
  readonly course: string;
  /** Whether the course had its first lesson. */
  readonly hasBegun: boolean;
  readonly lastLessonOn: IsoDay;
}

/** All that a club knows of a person by which they may be a member. */
export interface Membership {
  readonly enrolments: readonly Enrolment[];
  /** The day on which the club last read the person from its list of members; undefined: it never did. */
  readonly listedOn: IsoDay | undefined;
  /** The last day of the longest membership card of a federation of the club; `endless` where it has none, undefined without a card. */
  readonly cardUntil: IsoDay | 'endless' | undefined;
}

/**
 * Tells whether a person may register before the others.
 * Decision: docs/decisions/0339-a-member-is-whom-the-club-has-in-its-books.md
 */
export function isFirst(priority: Priority, { enrolments, listedOn, cardUntil }: Membership): boolean {
  const { from, courses } = priority;
  const since = membersSince(from);
  const current = enrolments.filter(({ lastLessonOn }) => lastLessonOn >= since);
  if (priority.for === 'enrolled')
    return current.some(({ course, hasBegun }) => hasBegun && (courses?.includes(course) ?? true));
  const isListed = listedOn !== undefined && listedOn >= listedSince(from);
  const hasCard = cardUntil === 'endless' || (cardUntil !== undefined && cardUntil >= from);
  return current.length > 0 || isListed || hasCard;
}

/** A list of members counts for its season and the next one: clubs read it in the summer before their lessons begin. */
function listedSince(priorityFrom: IsoDay): IsoDay {
  return seasonStart(seasonOf(priorityFrom) - 1);
}
