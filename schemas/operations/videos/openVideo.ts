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
    'Opened by the browser: a film, in whole or in part (byte ranges, RFC 9110), its captions (WebVTT) or its poster. One that the family may not see is not found.',
  request: Type.Object({ video: Nid, part: Type.Enum(['film', 'captions', 'poster']) }),
  response: envelope(Type.Null()),
});
