import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { sessionsDuring } from '#rules/overlap.ts';
import type { Course, CourseSummary } from '#src/api/entities/offer/course.ts';

interface Held {
  /** The uid of the member. */
  readonly uid: number;
  /** The tariffs in the member's cart. */
  readonly inCart: readonly number[];
  /** The sessions of trial lessons in the member's cart. */
  readonly trialsInCart: readonly number[];
}

/**
 * The other courses that a member takes or has in the cart, in the period of a course. Whether they overlap is known once their
 * sessions are loaded.
 */
export function coursesBeside(
  course: CourseSummary,
  others: readonly CourseSummary[],
  { uid, inCart }: Held,
): CourseSummary[] {
  return others.filter(
    (other) =>
      other.nid !== course.nid &&
      other.startDate < course.endDate &&
      course.startDate < other.endDate &&
      other.tariffs.some((tariff) => inCart.includes(tariff.nid) || isTaken(tariff, uid)),
  );
}

/** The sessions to come of a course that a member can't attend because of another course that they take or have in the cart. */
export function overlapsWith(
  { sessions }: Pick<Course, 'sessions'>,
  other: Pick<Course, 'sessions' | 'tariffs'>,
  { now, ...held }: Held & { readonly now: UnixSeconds },
): Course['sessions'] {
  const toCome = sessions.filter(({ start, isTrial }) => start > now && !isTrial);
  return sessionsDuring(toCome, attended(other, held));
}

/** Of a course in the cart for a trial, only the chosen sessions. */
function attended(
  { sessions, tariffs }: Pick<Course, 'sessions' | 'tariffs'>,
  { uid, inCart, trialsInCart }: Held,
): Course['sessions'] {
  const isWhole = tariffs.some(
    (tariff) => isTaken(tariff, uid) || (inCart.includes(tariff.nid) && !tariff.isTrial),
  );
  return isWhole ? sessions : sessions.filter(({ nid }) => trialsInCart.includes(nid));
}

function isTaken({ isTrial, registeredUids }: CourseSummary['tariffs'][number], uid: number): boolean {
  return !isTrial && registeredUids.includes(uid);
}
