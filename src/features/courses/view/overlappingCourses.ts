import { schedulesOverlap } from '#rules/overlap.ts';
import type { CourseSummary } from '#src/api/entities/course.ts';

interface Held {
  /** The uid of the member. */
  readonly uid: number;
  /** The tariffs in the member's cart. */
  readonly inCart: readonly number[];
}

/** The other courses at the same hours that a member takes or has in the cart. */
export function overlappingCourses(
  course: CourseSummary,
  others: readonly CourseSummary[],
  { uid, inCart }: Held,
): CourseSummary[] {
  return others.filter(
    (other) =>
      other.nid !== course.nid &&
      other.tariffs.some(
        ({ nid, isTrial, registeredUids }) =>
          inCart.includes(nid) || (!isTrial && registeredUids.includes(uid)),
      ) &&
      schedulesOverlap(course, other),
  );
}
