import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { WantsBearer } from './wantsBearer.ts';

export const exchangeAuthCode = defineOperation({
  name: 'exchange_auth_code',
  method: 'POST',
  group: 'session',
  access: 'public',
  summary:
    'Opens a session for whom a code stands for, and uses the code up. `validate_auth` with the same code tells beforehand who that is, and leaves the code good. The token of a session is exchanged too, and is over then.',
  request: Type.Object({ auth: Type.String({ minLength: 1, maxLength: 512 }), bearer: WantsBearer }),
  response: sessionAnswer,
});
