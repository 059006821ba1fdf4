import { Type } from 'typebox';
import { Erasure } from '../../entities/erasure.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Uid } from '../../scalars.ts';

export const getErasure = defineOperation({
  name: 'get_erasure',
  method: 'GET',
  group: 'family',
  access: 'user',
  summary:
    'Previews `erase_my_data`: the people who are erased, the unpaid invoices, the coming sessions and turns that are lost, and the records that stay.',
  request: Type.Object({ uid: Uid }),
  response: envelope(Erasure),
});
