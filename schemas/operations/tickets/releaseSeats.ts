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
    'Releases places that the caller holds: the named ones, or all of the event. With `tariff`: only those of that tariff.',
  request: Type.Object({
    club: Nid,
    uid: Uid,
    event: Nid,
    seats: Type.Optional(Type.Array(Nid, { maxItems: 50, uniqueItems: true })),
    tariff: Type.Optional(Nid),
  }),
  response: envelope(Type.Object({ held: Type.Array(WantedSeat), reservation: Reservation })),
});
