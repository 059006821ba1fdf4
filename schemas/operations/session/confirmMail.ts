import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';

export const confirmMail = defineOperation({
  name: 'confirm_mail',
  method: 'POST',
  group: 'session',
  access: 'user',
  summary:
    'Confirms an e-mail address with a mailed code, for the account of that code. An address requested by `save_profile` becomes the login address.',
  request: Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
  response: envelope(
    Type.Object({
      mail: Type.String(),
      changed: Type.Boolean({ description: 'The login address has changed' }),
    }),
  ),
});
