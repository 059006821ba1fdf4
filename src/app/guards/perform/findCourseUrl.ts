import type { QueryClient } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { coursesQuery } from '#src/features/courses/queries/courses.ts';
import { sessionQuery } from '#src/features/session/index.ts';

/** Finds the url of a course by its nid, among what the club offers; null when there is no such course. */
export async function findCourseUrl(client: QueryClient, club: Club, nid: number): Promise<string | null> {
  const { user } = await client.ensureQueryData(sessionQuery());
  const query = coursesQuery({ club: club.nid, viewer: user?.uid, narrowing: { nids: [nid] } });
  const courses = await client.ensureQueryData(query);
  return courses.find((course) => course.nid === nid)?.url ?? null;
}
