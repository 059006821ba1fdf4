import { Type } from 'typebox';
import { Mail } from '../../entities/mail.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const resendMail = defineOperation({
  name: 'resend_mail',
  method: 'POST',
  group: 'management',
  access: 'user',
  summary:
    'Sends a mail of a club again that could not be delivered, to the present address of its reader. For managers of that club only. Refused for a mail whose content was not kept, and for one that is being sent again.',
  request: Type.Object({
    club: Nid,
    mailId: Type.String({
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      description: 'Id of get_undelivered_mails',
    }),
  }),
  response: envelope(Type.Object({ to: Mail })),
});
