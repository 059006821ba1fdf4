import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { type CourseSummary, parseCoursePage } from '#src/api/entities/offer/course.ts';
import type { CartItems } from '../../basket/index.ts';
import { useSession } from '../../session/index.ts';

/** Which courses of a club, of every type. Without a narrowing the first 500. */
interface CourseNarrowing {
  readonly nids?: readonly number[];
  /** Courses with one of these tariffs. */
  readonly withTariffs?: readonly number[];
  /** The uid of a member: courses in which that member is registered. */
  readonly registered?: number;
  /** The courses that start next, this many. */
  readonly next?: number;
}

interface CoursesOf {
  /** The club's nid. */
  readonly club: number;
  /** The uid of the logged-in user, because the answer includes the registrations of their family. */
  readonly viewer: number | undefined;
  readonly narrowing: CourseNarrowing;
}

/** Maximum number of ids in one request. */
const mostIds = 100;

export function coursesQuery({ club, viewer, narrowing }: CoursesOf) {
  const { nids, withTariffs, registered, next } = narrowing;
  return queryOptions({
    queryKey: ['courses', club, viewer, narrowing],
    queryFn: async ({ signal }) => {
      // A list of ids without any id is no list for the server, and finds nothing.
      if (nids?.length === 0 || withTariffs?.length === 0) return [];
      const request = {
        ...(nids && { nids: nids.slice(0, mostIds).join(',') }),
        ...(withTariffs && { withTariffs: withTariffs.slice(0, mostIds).join(',') }),
        ...(registered !== undefined && { registered: true, uid: registered }),
        ...(next !== undefined && { upcoming: true, limit: next }),
      };
      const { courses } = parseCoursePage(await get('get_courses', { club, ...request }, { signal }));
      // A backend that doesn't know `nids` sends every course.
      return nids ? courses.filter(({ nid }) => nids.includes(nid)) : courses;
    },
    // What is known stays on screen while the cart changes.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === club && maySee(viewer, query.queryKey[2]) ? previous : undefined,
  });
}

/**
 * Whether an earlier viewer's answer may stay on screen until the answer for `viewer` has loaded. A visitor's answer may, because
 * it holds nobody's registrations. So the list stays when a visitor turns out to be logged in.
 */
export function maySee(viewer: number | undefined, earlier: unknown): boolean {
  // A key that came as JSON with the page has null there.
  return (earlier ?? undefined) === undefined || earlier === viewer;
}

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
