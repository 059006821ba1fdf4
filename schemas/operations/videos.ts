import { Type } from 'typebox';
import { UploadedFilm } from '../entities/club/uploadedFilm.ts';
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
  upload_film: {
    method: 'POST',
    access: 'user',
    task: 'offer',
    body: 'multipart',
    keepsPages: true,
    summary:
      'Stores a film (MP4 or WebM), its captions (WebVTT) or its poster for a video of the offer of a club: a multipart form with `club`, `part` and one part `file` (31,457,280 bytes at most). Nobody sees it before an offer that names it is published. The same file sent again is stored once.',
    request: Type.Object({
      club: Nid,
      part: Type.Enum(['film', 'captions', 'poster']),
      /** Session token, for clients that can send it neither as a cookie nor as a bearer token. */
      auth: Type.Optional(Type.String({ maxLength: 512 })),
    }),
    response: envelope(UploadedFilm),
  },
});
