import { Type } from 'typebox';
import { Reservation } from '../../entities/reservation.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const extendHold = defineOperation({
  name: 'extend_hold',
  method: 'POST',
  group: 'tickets',
  access: 'user',
  commits: true,
  summary:
    'Holds everything in the cart of the caller at a club for another quarter of an hour, twice at most.',
  request: Type.Object({ club: Nid, uid: Uid }),
  response: envelope(Type.Object({ reservation: Reservation })),
});
