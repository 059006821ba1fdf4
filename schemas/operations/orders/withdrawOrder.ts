import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Oid, UnixTime } from '../../scalars.ts';

export const withdrawOrder = defineOperation({
  name: 'withdraw_order',
  method: 'POST',
  group: 'orders',
  access: 'user',
  summary:
    'Withdraws from the goods of an own order, and mails the statement with its date and time to the club and the person. A repeat answers the first moment and sends nothing.',
  request: Type.Object({
    oid: Oid,
    note: Type.String({ maxLength: 500, description: "Such as the part it is about; '' for all goods" }),
  }),
  response: envelope(Type.Object({ withdrawn: UnixTime })),
});
