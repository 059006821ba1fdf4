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
  summary: "Extends all holds in the caller's cart at a club by 15 minutes, at most twice.",
  request: Type.Object({ club: Nid, uid: Uid }),
  response: envelope(Type.Object({ reservation: Reservation })),
});
