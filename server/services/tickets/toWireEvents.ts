import type { MemberTicket, TicketedEvent } from '#schemas/entities/orders/memberTicket.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { fullName } from '../people/people.ts';
import type { LoadedEvent } from './loadEvents.ts';
import { type LoadedTicket, ticketState } from './loadTickets.ts';
import { signerFor } from './wallet/signerFor.ts';

type Signing = Pick<Context, 'clock' | 'wallet'>;

/** Events to come first, soonest first, then past events, latest first. An event without a day is still to come. */
export function toWireEvents(
  context: Signing,
  events: readonly LoadedEvent[],
  tickets: readonly LoadedTicket[],
): TicketedEvent[] {
  const wire = events.map((event) => toWireEvent(context, event, tickets));
  const startOf = ({ start }: TicketedEvent) => start ?? Number.MAX_SAFE_INTEGER;
  const toCome = wire.filter(({ isPast }) => !isPast).sort((one, other) => startOf(one) - startOf(other));
  const over = wire.filter(({ isPast }) => isPast).sort((one, other) => startOf(other) - startOf(one));
  return [...toCome, ...over];
}

function toWireEvent(context: Signing, event: LoadedEvent, tickets: readonly LoadedTicket[]): TicketedEvent {
  const { course, place, startsAt, endsAt } = event;
  const those = tickets.filter(({ courseNid }) => courseNid === course.nid);
  return {
    ...course,
    place,
    start: startsAt && unixSecondsOf(startsAt),
    end: endsAt && unixSecondsOf(endsAt),
    isPast: endsAt !== null && endsAt <= context.clock.now(),
    tickets: those.map((ticket) => toWireTicket(context, ticket, event)),
  };
}

function toWireTicket(context: Signing, ticket: LoadedTicket, event: LoadedEvent): MemberTicket {
  const { id, uid, tariff, usedAt, stand, row, number } = ticket;
  const state = ticketState(ticket);
  return {
    ...{ id, uid, tariff, state },
    name: fullName(ticket),
    used: usedAt && unixSecondsOf(usedAt),
    code: state === 'valid' || state === 'used' ? ticket.code : null,
    hasWalletPass: signerFor(context, ticket, event) !== undefined,
    place: stand === null ? null : { stand, row, number },
  };
}
