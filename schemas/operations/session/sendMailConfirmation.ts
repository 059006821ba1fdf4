import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';

export const sendMailConfirmation = defineOperation({
  name: 'send_mail_confirmation',
  method: 'POST',
  group: 'session',
  access: 'user',
  summary:
    "Mails the confirmation link again: to the requested login address, else to the caller's own. Mails nothing if nothing waits for confirmation. Earlier links become invalid.",
  request: Type.Object({}),
  response: envelope(Type.Literal(true)),
});
