import type { DoorList } from '#schemas/entities/door/door.ts';
import type { Context } from '#server/context.ts';
import { fullName } from '../../people/people.ts';
import { type LoadedTicket, loadTickets } from '../../tickets/loadTickets.ts';
import { hashOf } from './hashOf.ts';
import { loadDoorEvents, requireDoorEvent } from './loadDoorEvents.ts';

/** Everything that a device at the door of an event needs, with the codes of the club's other events as hashes. */
export async function loadDoorList(
  context: Pick<Context, 'db' | 'clock'>,
  wanted: { readonly clubNid: number; readonly event: number },
): Promise<DoorList> {
  const event = await requireDoorEvent(context, wanted);
  const all = await loadTickets(context.db, { clubNid: wanted.clubNid });
  const byEvent = Map.groupBy(all, ({ courseNid }) => courseNid);
  const own = byEvent.get(event.nid) ?? [];
  // The number of the order itself stands on the papers of the family, so a door doesn't get it.
  const groups = new Map(
    [...new Set(own.map(({ checkoutOid }) => checkoutOid))].map((oid, place) => [oid, place + 1]),
  );
  const others = (await loadDoorEvents(context, wanted.clubNid)).filter(({ nid }) => nid !== event.nid);
  return {
    event,
    tickets: own.map((ticket) => ({
      ...toDoorTicket(ticket),
      group: ticket.checkoutOid === null ? null : (groups.get(ticket.checkoutOid) ?? null),
    })),
    elsewhere: others.map(({ nid, title }) => ({
      title,
      hashes: (byEvent.get(nid) ?? []).map(({ code }) => hashOf(code)),
    })),
  };
}

function toDoorTicket(ticket: LoadedTicket) {
  const { id, code, tariff, isCancelled, isPaid, stand, row, number } = ticket;
  const place = [stand, row, number].filter((part) => part !== null).join(' ');
  return {
    ...{ id, hashes: [hashOf(code)], name: fullName(ticket), tariff, place },
    state: isCancelled ? ('cancelled' as const) : isPaid ? ('valid' as const) : ('unpaid' as const),
    turns: null,
  };
}
