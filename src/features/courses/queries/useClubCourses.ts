import { useQueries } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club.ts';
import type { CourseSummary, CourseType } from '#src/api/entities/course.ts';
import { useSession } from '../../session/index.ts';
import { coursesQuery } from './coursesQuery.ts';

const types: readonly CourseType[] = ['course', 'activity', 'ticket'];

/** Everything that the club offers, of every type, as far as it has loaded. */
export function useClubCourses(club: Pick<Club, 'nid'> & Partial<Pick<Club, 'offer'>>): {
  readonly courses: CourseSummary[];
  readonly isPending: boolean;
} {
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const offered = types.filter((type) => club.offer?.[type] !== 0);
  return useQueries({
    queries: offered.map((type) => coursesQuery({ club: club.nid, type, viewer })),
    combine: (results) => ({
      courses: results.flatMap(({ data }) => data ?? []),
      isPending: results.some(({ isPending }) => isPending),
    }),
  });
}
