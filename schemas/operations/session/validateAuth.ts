import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';
import { sessionAnswer } from './sessionAnswer.ts';

export const validateAuth = defineOperation({
  name: 'validate_auth',
  method: 'POST',
  group: 'session',
  access: 'public',
  keepsPages: true,
  summary:
    'Returns the user of the cookie or bearer. Without a credential `user` is null. An invalid credential is refused and its cookie cleared; `session-ended` says that somebody ended its session from elsewhere.',
  request: Type.Object({
    auth: Type.Optional(Type.String({ maxLength: 512 })),
    getPermissions: Type.Optional(Type.Boolean()),
  }),
  response: sessionAnswer,
});
