import { Type } from 'typebox';
import { Order } from '../../entities/order.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { idPattern } from '../../scalars.ts';

/** Ids of orders, divided by commas. */
export const Oids = Type.String({ pattern: `^${idPattern}(,${idPattern}){0,19}$` });

export const getOrder = defineOperation({
  name: 'get_order',
  method: 'GET',
  group: 'orders',
  access: 'user',
  summary: 'Returns orders of the caller or family by id. An order of others is not found.',
  request: Type.Object({ oids: Oids }),
  response: envelope(Type.Array(Order)),
});
