import type { Database } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { loadEvents } from './loadEvents.ts';
import { loadTickets } from './loadTickets.ts';
import { ticketState } from './ticketState.ts';

/** A ticket of one of these people, with its event. Refused when there is none, and when it was cancelled or is unpaid. */
export async function requireTicket(
  db: Database,
  wanted: { readonly id: string; readonly uids: readonly number[] },
) {
  const [ticket] = await loadTickets(db, wanted);
  const [event] = ticket ? await loadEvents(db, [ticket.courseNid]) : [];
  if (!ticket || !event) throw refusals.notFound(nl.refusals.ticketNotFound);
  const state = ticketState(ticket);
  if (state === 'cancelled') throw refusals.notAvailable(nl.refusals.ticketCancelled);
  if (state === 'unpaid') throw refusals.notAvailable(nl.refusals.ticketUnpaid);
  return { ticket, event };
}
