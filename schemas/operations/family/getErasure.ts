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
    'What `erase_my_data` would do now: who is erased, what still has to be paid first, what is given up that was still to come, and what stays.',
  request: Type.Object({ uid: Uid }),
  response: envelope(Erasure),
});
