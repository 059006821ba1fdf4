import { queryOptions, skipToken } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseVideos } from '#src/api/entities/club/video.ts';

interface VideosOf {
  /** The uid of the logged-in user, whose whole family the answer covers; undefined before the login. */
  readonly viewer: number | undefined;
  /** Leave it out for the videos of every course of every club. */
  readonly course?: { readonly club: number; readonly course: string };
}

export function videosQuery({ viewer, course }: VideosOf) {
  return queryOptions({
    queryKey: ['videos', viewer, course?.club, course?.course],
    queryFn:
      viewer === undefined
        ? skipToken
        : async ({ signal }) => parseVideos((await get('get_videos', { ...course }, { signal })).result),
  });
}
