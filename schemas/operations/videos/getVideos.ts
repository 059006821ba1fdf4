import { Type } from 'typebox';
import { Video } from '../../entities/video.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, UrlName } from '../../scalars.ts';

export const getVideos = defineOperation({
  name: 'get_videos',
  method: 'GET',
  group: 'videos',
  access: 'user',
  summary:
    'Lists the videos that the caller and family may see: of courses with a registration, and those that their clubs show to everybody. Can be limited to one club, or one of its courses.',
  request: Type.Object({ club: Type.Optional(Nid), course: Type.Optional(UrlName) }),
  response: envelope(Type.Array(Video)),
});
