import { Type } from 'typebox';
import { Reservation } from '../../entities/reservation.ts';
import { WantedSeat } from '../../entities/seatPlan.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const releaseSeats = defineOperation({
  name: 'release_seats',
  method: 'POST',
  group: 'tickets',
  access: 'user',
  summary:
    'Lets go of places that the caller holds: these, or all of the event. With `tariff`, of what is held at that tariff alone.',
  request: Type.Object({
    club: Nid,
    uid: Uid,
    event: Nid,
    seats: Type.Optional(Type.Array(Nid, { maxItems: 50, uniqueItems: true })),
    tariff: Type.Optional(Nid),
  }),
  response: envelope(Type.Object({ held: Type.Array(WantedSeat), reservation: Reservation })),
});
