import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';

export const logout = defineOperation({
  name: 'logout',
  method: 'POST',
  group: 'session',
  access: 'public',
  keepsPages: true,
  summary: 'Revokes the session on the server and clears the cookie. Without a session it does nothing.',
  request: Type.Object({}),
  response: envelope(Type.Literal(true)),
});
