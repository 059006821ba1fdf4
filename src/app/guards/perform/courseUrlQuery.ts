import { queryOptions } from '@tanstack/react-query';
import { clubQuery } from '#src/features/club/index.ts';

export function courseUrlKey(club: string | undefined, hash: string) {
  return ['course-url', club, hash] as const;
}

/** @param club The url of the club. The hash names one of its courses by nid. */
export function courseUrlQuery(club: string, hash: string) {
  return queryOptions({
    queryKey: courseUrlKey(club, hash),
    queryFn: async ({ client }) => {
      const { findCourseUrl } = await import('./findCourseUrl.ts');
      return findCourseUrl(client, await client.ensureQueryData(clubQuery(club)), Number(hash.slice(1)));
    },
  });
}
