import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const cancelPassReservation = defineOperation({
  name: 'cancel_pass_reservation',
  method: 'POST',
  group: 'passes',
  access: 'user',
  summary: 'Cancels a reserved session and gives its turns back, while cancelling is allowed.',
  request: Type.Object({ club: Nid, uid: Uid, reservation: Nid }),
  response: envelope(Type.Object({ credit: Type.Integer() })),
});
