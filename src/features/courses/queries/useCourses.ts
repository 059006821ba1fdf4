import { useQuery } from '@tanstack/react-query';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import type { CartItems } from '../../basket/index.ts';
import { useSession } from '../../session/index.ts';
import { type CourseNarrowing, coursesQuery } from './coursesQuery.ts';

interface Courses {
  readonly courses: readonly CourseSummary[];
  /** Also while the courses of an earlier narrowing are still shown. */
  readonly isPending: boolean;
}

/** Some courses of a club, of every type, as far as they have loaded. */
export function useCourses(club: { readonly nid: number }, narrowing: CourseNarrowing): Courses {
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const query = useQuery(coursesQuery({ club: club.nid, viewer, narrowing }));
  return { courses: query.data ?? [], isPending: query.isPending || query.isPlaceholderData };
}

/** The courses of the tariffs and seats in carts. */
export function useCoursesOfTariffs(
  club: { readonly nid: number },
  carts: readonly Pick<CartItems, 'tariffs' | 'seats'>[],
): Courses {
  const tariffs = new Set(
    carts.flatMap((cart) => [...cart.tariffs, ...(cart.seats?.places ?? []).map(({ tariff }) => tariff)]),
  );
  // Sorted, so that the same tariffs are one query.
  return useCourses(club, { withTariffs: [...tariffs].sort((one, other) => one - other) });
}
