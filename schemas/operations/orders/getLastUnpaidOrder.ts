import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, IsoDate, Nid, Oid, UnixTime } from '../../scalars.ts';

export const getLastUnpaidOrder = defineOperation({
  name: 'get_last_unpaid_order',
  method: 'GET',
  group: 'orders',
  access: 'user',
  summary:
    'The invoice of the family at a club that is to be paid first, due or not: the oldest day first. null where everything is paid.',
  request: Type.Object({ club: Nid }),
  response: envelope(
    Type.Union([
      Type.Object({
        oid: Oid,
        total: Type.Unsafe<number>({
          ...Euros,
          description: 'What a payment of today is for; where none can be made yet, all that is open',
        }),
        placed: UnixTime,
        due: Type.Union([IsoDate, Type.Null()], {
          description: 'The last day to pay it; null: the club says it later',
        }),
        payable: Type.Boolean({ description: 'A payment can be made today' }),
      }),
      Type.Null(),
    ]),
  ),
});
