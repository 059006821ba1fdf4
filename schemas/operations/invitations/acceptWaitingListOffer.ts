import { Type } from 'typebox';
import { Reservation } from '../../entities/reservation.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const acceptWaitingListOffer = defineOperation({
  name: 'accept_waiting_list_offer',
  method: 'POST',
  group: 'invitations',
  access: 'user',
  commits: true,
  summary: 'Accepts an offered place: it is held for the cart, for at least 15 minutes.',
  request: Type.Object({ club: Nid, uid: Uid, tariff: Nid }),
  response: envelope(Type.Object({ reservation: Reservation })),
});
