import { queryOptions } from '@tanstack/react-query';
import { parseVideo, parseVideos } from '../../api/entities/club/video.ts';
import { resultOf } from '../../api/resultOf.ts';

interface VideosOf {
  /** The uid of the logged-in user, whose whole family the answer covers; undefined before the login. */
  readonly viewer: number | undefined;
  /** Leave it out for the videos of every course of every club. */
  readonly course?: { readonly club: number; readonly course: string };
}

export function videosQuery({ viewer, course }: VideosOf) {
  return queryOptions({
    queryKey: ['videos', viewer, course?.club, course?.course],
    queryFn: resultOf('get_videos', viewer === undefined ? undefined : { ...course }, parseVideos),
  });
}

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
    queryFn: resultOf('get_video', viewer === undefined ? undefined : { club, video }, parseVideo),
  });
}
