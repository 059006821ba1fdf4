import { Type } from 'typebox';
import { Order } from '../../entities/order.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { idPattern } from '../../scalars.ts';

export const getOrder = defineOperation({
  name: 'get_order',
  method: 'GET',
  group: 'orders',
  access: 'user',
  summary: 'Returns orders of the caller or family by id. An order of others is not found.',
  request: Type.Object({ oids: Type.String({ pattern: `^${idPattern}(,${idPattern}){0,19}$` }) }),
  response: envelope(Type.Array(Order)),
});
