import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const cancelPassReservation = defineOperation({
  name: 'cancel_pass_reservation',
  method: 'POST',
  group: 'passes',
  access: 'user',
  summary: 'Gives a reserved session back, with its turns, while that is allowed.',
  request: Type.Object({ club: Nid, uid: Uid, reservation: Nid }),
  response: envelope(Type.Object({ credit: Type.Integer() })),
});
