import { infiniteQueryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseManagedCourses } from '#src/api/entities/management/managedCourse.ts';

interface CoursesOf {
  /** The club's nid. */
  readonly club: number;
  readonly search: string;
  readonly isEnded: boolean;
}

/** The courses of a club for its managers, page by page. */
export function managedCoursesQuery({ club, search, isEnded }: CoursesOf) {
  const wanted = {
    ...(search !== '' && { search: search.slice(0, 200) }),
    ...(isEnded && { ended: true }),
  };
  return infiniteQueryOptions({
    queryKey: ['management', club, 'courses', wanted],
    queryFn: async ({ signal, pageParam: offset }) =>
      parseManagedCourses(await get('get_managed_courses', { club, ...wanted, offset }, { signal })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const offset = pages.reduce((sum, { courses }) => sum + courses.length, 0);
      return last.courses.length === 0 || offset >= last.count ? undefined : offset;
    },
    // The list stays on screen while it is searched.
    placeholderData: (previous, query) => (query?.queryKey[1] === club ? previous : undefined),
    // Always refetched: somebody may have registered a moment ago.
    staleTime: 0,
  });
}
