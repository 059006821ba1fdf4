import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { UnixTime } from '../../scalars.ts';

export const getSessions = defineOperation({
  name: 'get_sessions',
  method: 'GET',
  group: 'session',
  access: 'user',
  summary: "Lists the open sessions of the caller's account, the most recently used first.",
  request: Type.Object({}),
  response: envelope(
    Type.Array(
      Type.Object({
        device: Type.String({ description: 'Browser and system, e.g. `Firefox, Windows`; empty if unknown' }),
        since: UnixTime,
        lastUsed: UnixTime,
        isCurrent: Type.Boolean({ description: 'Whether this call uses the session' }),
      }),
    ),
  ),
});
