import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { NewPassword } from './newPassword.ts';

export const changePassword = defineOperation({
  name: 'change_password',
  method: 'POST',
  group: 'session',
  access: 'user',
  summary:
    'Changes the password of the caller, who says the old one; every other session of the account ends.',
  request: Type.Object({ current: Type.String({ minLength: 1, maxLength: 1024 }), password: NewPassword }),
  response: envelope(Type.Literal(true)),
});
