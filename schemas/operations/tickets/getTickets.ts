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
    'Lists the tickets of the caller and family at a club, per event: coming events, the soonest first, then past events, the latest first (Specification 2.1).',
  request: Type.Object({ club: Nid }),
  response: envelope(Type.Array(TicketedEvent)),
});
