import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const reservePass = defineOperation({
  name: 'reserve_pass',
  method: 'POST',
  group: 'passes',
  access: 'user',
  commits: true,
  idempotent: true,
  summary: 'Reserves a session with the turns of a pass.',
  request: Type.Object({ club: Nid, uid: Uid, card: Nid, session: Nid }),
  response: envelope(Type.Object({ reservation: Nid, credit: Type.Integer() })),
});
