import { Type } from 'typebox';
import { MoneyStanding } from '../../entities/moneyStanding.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, IsoDate, Nid, Oid, UnixTime } from '../../scalars.ts';

export const getLastUnpaidOrder = defineOperation({
  name: 'get_last_unpaid_order',
  method: 'GET',
  group: 'orders',
  access: 'user',
  summary:
    'Returns the unpaid invoice of the family at a club with the earliest due day, due or not. null if everything is paid.',
  request: Type.Object({ club: Nid }),
  response: envelope(
    Type.Union([
      Type.Object({
        oid: Oid,
        total: Type.Unsafe<number>({
          ...Euros,
          description: 'Amount of a payment today',
        }),
        placed: UnixTime,
        due: Type.Union([IsoDate, Type.Null()], {
          description: 'Last day to pay; null: the club has set none yet',
        }),
        payable: Type.Boolean({ description: 'Whether a payment is possible today' }),
        standing: Type.Optional(MoneyStanding),
      }),
      Type.Null(),
    ]),
  ),
});
