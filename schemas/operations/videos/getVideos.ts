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
    'The films that the caller and family may see: of courses that somebody is registered for, and those that their clubs made for everybody. Of one club, or of one course of it, where that is asked for.',
  request: Type.Object({ club: Type.Optional(Nid), course: Type.Optional(UrlName) }),
  response: envelope(Type.Array(Video)),
});
