import { Type } from 'typebox';
import { Mail } from '../../entities/mail.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Oid } from '../../scalars.ts';

export const remindNow = defineOperation({
  name: 'remind_now',
  method: 'POST',
  group: 'management',
  access: 'user',
  summary:
    'Reminds the payer of an order now, in one mail with all that is overdue at the club. For managers of that club only, whether or not the club reminds by itself. Refused with `not-available` if nothing is overdue, if the payer has no address, or if a reminder was written today.',
  request: Type.Object({ club: Nid, order: Oid }),
  response: envelope(
    Type.Object({
      to: Mail,
      invoices: Type.Integer({ minimum: 1, description: 'Number of invoices in the mail' }),
    }),
  ),
});
