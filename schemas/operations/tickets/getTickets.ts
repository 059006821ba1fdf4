import { Type } from 'typebox';
import { TicketedEvent } from '../../entities/memberTicket.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getTickets = defineOperation({
  name: 'get_tickets',
  method: 'GET',
  group: 'tickets',
  access: 'user',
  summary:
    'The tickets of the caller and family at a club, by event: those to come, the soonest first, then those that are over, the latest first (Specification 2.1).',
  request: Type.Object({ club: Nid }),
  response: envelope(Type.Array(TicketedEvent)),
});
