import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { UnixTime } from '../../scalars.ts';

export const createAuthCode = defineOperation({
  name: 'create_auth_code',
  method: 'POST',
  group: 'session',
  access: 'user',
  keepsPages: true,
  summary:
    'Creates a code that logs the caller in elsewhere (a frame, a tab), valid once and for 60 seconds.',
  request: Type.Object({}),
  response: envelope(Type.Object({ auth: Type.String(), expires: UnixTime })),
});
