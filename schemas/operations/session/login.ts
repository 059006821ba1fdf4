import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { WantsBearer } from './wantsBearer.ts';

export const login = defineOperation({
  name: 'login',
  method: 'POST',
  group: 'session',
  access: 'public',
  keepsPages: true,
  summary:
    'Opens a session and sets the `auth` cookie. The refusal does not tell which credential was wrong.',
  request: Type.Object({
    mail: Type.String({ minLength: 1, maxLength: 320 }),
    password: Type.String({ minLength: 1, maxLength: 1024 }),
    bearer: WantsBearer,
    stays: Type.Optional(
      Type.Boolean({
        description:
          'Whether the browser stays logged in. false: the cookie ends with the browser, and the session after a day. @default true',
      }),
    ),
  }),
  response: sessionAnswer,
});
