import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';
import { NewPassword } from './newPassword.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { WantsBearer } from './wantsBearer.ts';

export const resetPassword = defineOperation({
  name: 'reset_password',
  method: 'POST',
  group: 'session',
  access: 'public',
  summary: 'Sets the password with a mailed code, ends every session of the account and opens a new one.',
  request: Type.Object({
    code: Type.String({ minLength: 1, maxLength: 200 }),
    password: NewPassword,
    bearer: WantsBearer,
  }),
  response: sessionAnswer,
});
