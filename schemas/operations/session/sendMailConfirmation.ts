import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';

export const sendMailConfirmation = defineOperation({
  name: 'send_mail_confirmation',
  method: 'POST',
  group: 'session',
  access: 'user',
  summary:
    'Mails the link that confirms an address once more: to the address that the caller asked to log in with, else to their own. Mails nothing where nothing is to be confirmed. Earlier links are over.',
  request: Type.Object({}),
  response: envelope(Type.Literal(true)),
});
