import { Type } from 'typebox';
import { Reservation } from '../../entities/reservation.ts';
import { WantedSeat } from '../../entities/seatPlan.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';
import { seatSelection } from '../orders/cartSelection.ts';

export const holdSeats = defineOperation({
  name: 'hold_seats',
  method: 'POST',
  group: 'tickets',
  access: 'user',
  commits: true,
  summary: 'Holds places of an event for the caller, all or nothing. Earlier holds keep their end.',
  request: Type.Object({ club: Nid, uid: Uid, ...seatSelection }),
  response: envelope(Type.Object({ held: Type.Array(WantedSeat), reservation: Reservation })),
});
