import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';
import { sessionAnswer } from './sessionAnswer.ts';

export const validateAuth = defineOperation({
  name: 'validate_auth',
  method: 'POST',
  group: 'session',
  access: 'public',
  summary:
    'Who the cookie or bearer stands for. Without a credential `user` is null; an invalid one is refused and its cookie cleared.',
  request: Type.Object({
    auth: Type.Optional(Type.String({ maxLength: 512 })),
    getPermissions: Type.Optional(Type.Boolean()),
  }),
  response: sessionAnswer,
});
