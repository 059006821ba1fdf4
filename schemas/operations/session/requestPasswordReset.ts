import { Type } from 'typebox';
import { Mail } from '../../entities/mail.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const requestPasswordReset = defineOperation({
  name: 'request_password_reset',
  method: 'POST',
  group: 'session',
  access: 'public',
  summary:
    'Mails a link with a one-time code, valid for an hour. The response does not tell whether the address has an account.',
  request: Type.Object({
    mail: Mail,
    redirect: Type.Optional(
      Type.String({
        maxLength: 500,
        pattern: '^/([^/\\\\].*)?$',
        description: 'The path where the person was: the mailed link leads back to it',
      }),
    ),
  }),
  response: envelope(Type.Literal(true)),
});
