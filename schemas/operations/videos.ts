import { Type } from 'typebox';
import { Video } from '../entities/club/video.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid, UrlName } from '../scalars.ts';

export const videosOperations = operationsOf('videos', {
  get_videos: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the videos that the caller and family may see: of courses with a registration, and those that their clubs show to everybody. Can be limited to one club, or one of its courses.',
    request: Type.Object({ club: Type.Optional(Nid), course: Type.Optional(UrlName) }),
    response: envelope(Type.Array(Video)),
  },
  get_video: {
    method: 'GET',
    access: 'user',
    summary:
      'Returns a video of a club, and the next video of its course. A video that the family may not see is not found.',
    request: Type.Object({ club: Nid, video: Nid }),
    response: envelope(Type.Object({ video: Video, next: Type.Union([Video, Type.Null()]) })),
  },
  open_video: {
    method: 'GET',
    access: 'user',
    answers: 'browser',
    summary:
      'Streams a video to the browser, whole or in byte ranges (RFC 9110), or returns its captions (WebVTT) or poster. A video that the family may not see is not found.',
    request: Type.Object({ video: Nid, part: Type.Enum(['film', 'captions', 'poster']) }),
    response: envelope(Type.Null()),
  },
});
