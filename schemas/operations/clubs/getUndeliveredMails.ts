import { Type } from 'typebox';
import { UndeliveredMail } from '../../entities/undeliveredMail.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getUndeliveredMails = defineOperation({
  name: 'get_undelivered_mails',
  method: 'GET',
  group: 'clubs',
  access: 'user',
  summary:
    'Lists the mails of a club that could not be delivered in the last 60 days, the latest first, at most 500. For managers of that club only.',
  request: Type.Object({ club: Nid }),
  response: envelope(Type.Array(UndeliveredMail)),
});
