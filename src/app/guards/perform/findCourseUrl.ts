import type { QueryClient } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club.ts';
import { coursesQuery } from '#src/features/courses/queries/coursesQuery.ts';
import { sessionQuery } from '#src/features/session/index.ts';

const kinds = ['course', 'activity', 'ticket'] as const;

/** Finds the url of a course by its nid, in all that the club offers; null when there is no such course. */
export async function findCourseUrl(client: QueryClient, club: Club, nid: number): Promise<string | null> {
  const { user } = await client.ensureQueryData(sessionQuery());
  const offered = kinds.filter((type) => club.offer?.[type] !== 0);
  const lists = await Promise.all(
    offered.map((type) => client.ensureQueryData(coursesQuery({ club: club.nid, type, viewer: user?.uid }))),
  );
  return lists.flat().find((course) => course.nid === nid)?.url ?? null;
}
