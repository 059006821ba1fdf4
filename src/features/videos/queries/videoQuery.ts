import { queryOptions, skipToken } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseVideo } from '#src/api/entities/club/video.ts';

interface VideoOf {
  /** The uid of the logged-in user; undefined before the login. */
  readonly viewer: number | undefined;
  /** The club's nid. */
  readonly club: number;
  readonly video: number;
}

/** A video, with the next video of its course. */
export function videoQuery({ viewer, club, video }: VideoOf) {
  return queryOptions({
    queryKey: ['video', viewer, club, video],
    queryFn:
      viewer === undefined
        ? skipToken
        : async ({ signal }) => parseVideo((await get('get_video', { club, video }, { signal })).result),
  });
}
