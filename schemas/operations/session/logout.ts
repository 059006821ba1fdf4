import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';

export const logout = defineOperation({
  name: 'logout',
  method: 'POST',
  group: 'session',
  access: 'public',
  summary: 'Revokes the session on the server and clears the cookie; harmless without one.',
  request: Type.Object({}),
  response: envelope(Type.Literal(true)),
});
