import type { MemberTicket, TicketedEvent } from '#schemas/entities/memberTicket.ts';
import { unixSecondsOf } from '../../clock.ts';
import { fullName } from '../people/people.ts';
import type { LoadedEvent } from './loadEvents.ts';
import type { LoadedTicket } from './loadTickets.ts';
import { ticketState } from './ticketState.ts';

/** Events to come first, soonest first, then past events, latest first. An event without a day is still to come. */
export function toWireEvents(
  events: readonly LoadedEvent[],
  tickets: readonly LoadedTicket[],
  now: Date,
): TicketedEvent[] {
  const wire = events.map((event) => toWireEvent(event, tickets, now));
  const startOf = ({ start }: TicketedEvent) => start ?? Number.MAX_SAFE_INTEGER;
  const toCome = wire.filter(({ isPast }) => !isPast).sort((one, other) => startOf(one) - startOf(other));
  const over = wire.filter(({ isPast }) => isPast).sort((one, other) => startOf(other) - startOf(one));
  return [...toCome, ...over];
}

function toWireEvent(
  { course, place, startsAt, endsAt }: LoadedEvent,
  tickets: readonly LoadedTicket[],
  now: Date,
): TicketedEvent {
  return {
    ...course,
    place,
    start: startsAt && unixSecondsOf(startsAt),
    end: endsAt && unixSecondsOf(endsAt),
    isPast: endsAt !== null && endsAt <= now,
    tickets: tickets.filter(({ courseNid }) => courseNid === course.nid).map(toWireTicket),
  };
}

function toWireTicket(ticket: LoadedTicket): MemberTicket {
  const { id, uid, tariff, usedAt, stand, row, number } = ticket;
  const state = ticketState(ticket);
  return {
    ...{ id, uid, tariff, state },
    name: fullName(ticket),
    used: usedAt && unixSecondsOf(usedAt),
    code: state === 'valid' || state === 'used' ? ticket.code : null,
    place: stand === null ? null : { stand, row, number },
  };
}
