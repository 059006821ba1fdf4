import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const openVideo = defineOperation({
  name: 'open_video',
  method: 'GET',
  group: 'videos',
  access: 'user',
  answers: 'browser',
  summary:
    'Streams a video to the browser, whole or in byte ranges (RFC 9110), or returns its captions (WebVTT) or poster. A video that the family may not see is not found.',
  request: Type.Object({ video: Nid, part: Type.Enum(['film', 'captions', 'poster']) }),
  response: envelope(Type.Null()),
});
