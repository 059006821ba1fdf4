import { requireClub } from '../../services/clubs/clubs.ts';
import { loadEvents } from '../../services/tickets/loadEvents.ts';
import { loadTickets } from '../../services/tickets/loadTickets.ts';
import { toWireEvents } from '../../services/tickets/toWireEvents.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetTickets: OperationHandler<'get_tickets'> = async ({ db, clock, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const tickets = await loadTickets(db, { uids: [...caller.family], clubNid: club.nid });
  const events = await loadEvents(db, [...new Set(tickets.map(({ courseNid }) => courseNid))]);
  return { result: toWireEvents(events, tickets, clock.now()) };
};
