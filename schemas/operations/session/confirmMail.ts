import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';

export const confirmMail = defineOperation({
  name: 'confirm_mail',
  method: 'POST',
  group: 'session',
  access: 'user',
  summary:
    'Confirms an e-mail address by the code that was mailed to it, for the account that the code was made for. An address that was asked for by `save_profile` becomes what the caller logs in with.',
  request: Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
  response: envelope(
    Type.Object({
      mail: Type.String(),
      changed: Type.Boolean({ description: 'The caller logs in with another address from now on' }),
    }),
  ),
});
