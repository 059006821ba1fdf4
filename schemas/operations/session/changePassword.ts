import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { CurrentPassword } from './currentPassword.ts';
import { NewPassword } from './newPassword.ts';

export const changePassword = defineOperation({
  name: 'change_password',
  method: 'POST',
  group: 'session',
  access: 'user',
  summary: 'Changes the password of the caller, given the old one. Ends every other session of the account.',
  request: Type.Object({ current: CurrentPassword, password: NewPassword }),
  response: envelope(Type.Literal(true)),
});
