import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Nid, Oid, UnixTime } from '../../scalars.ts';

export const getLastUnpaidOrder = defineOperation({
  name: 'get_last_unpaid_order',
  method: 'GET',
  group: 'orders',
  access: 'user',
  summary: 'The latest order of the family at a club that is still to be paid; null where there is none.',
  request: Type.Object({ club: Nid }),
  response: envelope(Type.Union([Type.Object({ oid: Oid, total: Euros, placed: UnixTime }), Type.Null()])),
});
