import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseCoursePage } from '#src/api/entities/offer/course.ts';
import { maySee } from './maySee.ts';

/** Which courses of a club, of every type. Without a narrowing the first 500. */
export interface CourseNarrowing {
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
