import type { Video } from '#schemas/entities/club/video.ts';
import type { LoadedVideo } from './loadVideos.ts';

export function toWireVideo({ video, club, course }: LoadedVideo): Video {
  const { nid, title, description, duration, filmType } = video;
  return {
    ...{ nid, title, description, duration, type: filmType },
    club: { nid: club.nid, url: club.url, title: club.title },
    course: course && { nid: course.nid, url: course.url, title: course.title },
  };
}
