import type * as v from 'valibot';
import { ticketedEvent } from '../../generated/orders/ticketedEvent.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** An event with the tickets of a family. */
export type TicketedEvent = v.InferOutput<typeof ticketedEvent>;
/** A ticket lets one person in. One missing ticket is noticed only at the door, so every ticket must be readable. */
export type MemberTicket = TicketedEvent['tickets'][number];

export const parseTickets = readerOf(readableOf(ticketedEvent));
