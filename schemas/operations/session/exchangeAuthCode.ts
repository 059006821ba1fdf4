import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { WantsBearer } from './wantsBearer.ts';

export const exchangeAuthCode = defineOperation({
  name: 'exchange_auth_code',
  method: 'POST',
  group: 'session',
  access: 'public',
  keepsPages: true,
  summary:
    'Opens a session for the owner of a code, which can be used once. `validate_auth` with the same code names its owner beforehand, and keeps the code valid. A session token is exchanged too, and ends.',
  request: Type.Object({ auth: Type.String({ minLength: 1, maxLength: 512 }), bearer: WantsBearer }),
  response: sessionAnswer,
});
