import { Type } from 'typebox';
import { Video } from '../../entities/video.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getVideo = defineOperation({
  name: 'get_video',
  method: 'GET',
  group: 'videos',
  access: 'user',
  summary:
    'Returns a video of a club, and the next video of its course. A video that the family may not see is not found.',
  request: Type.Object({ club: Nid, video: Nid }),
  response: envelope(Type.Object({ video: Video, next: Type.Union([Video, Type.Null()]) })),
});
