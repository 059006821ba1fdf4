import { Type } from 'typebox';
import { SeatPlan } from '../../entities/seatPlan.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getSeatPlan = defineOperation({
  name: 'get_seat_plan',
  method: 'GET',
  group: 'tickets',
  access: 'public',
  summary: 'Returns the hall of an event with its free places.',
  request: Type.Object({ club: Nid, event: Nid }),
  response: envelope(SeatPlan),
});
