import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { UnixTime } from '../../scalars.ts';

export const getSessions = defineOperation({
  name: 'get_sessions',
  method: 'GET',
  group: 'session',
  access: 'user',
  summary: 'Where the account of the caller is logged in, the one that was used last first.',
  request: Type.Object({}),
  response: envelope(
    Type.Array(
      Type.Object({
        device: Type.String({ description: 'Browser and system, `Firefox, Windows`; empty where unknown' }),
        since: UnixTime,
        lastUsed: UnixTime,
        isCurrent: Type.Boolean({ description: 'The session that this call was made by' }),
      }),
    ),
  ),
});
