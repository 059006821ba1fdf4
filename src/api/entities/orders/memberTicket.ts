import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const memberTicket = v.object({
  id: v.pipe(text, v.regex(/^[rs][1-9]\d*$/)),
  uid: integer,
  name: text,
  tariff: v.fallback(optionalText, ''),
  state: v.picklist(['valid', 'used', 'cancelled', 'unpaid']),
  /** When the ticket was used, in unix seconds; null when it was not. */
  used: v.fallback(v.nullable(integer), null),
  code: v.fallback(v.nullable(text), null),
  hasWalletPass: flag,
  /** null when the ticket has no place of its own. */
  place: v.fallback(
    v.nullable(v.object({ stand: text, row: v.nullable(text), number: v.nullable(integer) })),
    null,
  ),
});

/** A ticket lets one person in. */
export type MemberTicket = v.InferOutput<typeof memberTicket>;

const ticketedEvent = v.object({
  nid: integer,
  url: text,
  title: text,
  place: v.fallback(optionalText, ''),
  /** Unix seconds; null when no day is known. */
  start: v.fallback(v.nullable(integer), null),
  end: v.fallback(v.nullable(integer), null),
  isPast: flag,
  /** One missing ticket in a family is noticed only at the door, so every ticket must be readable. */
  tickets: listOf(memberTicket),
});

/** An event with the tickets of a family. */
export type TicketedEvent = v.InferOutput<typeof ticketedEvent>;

export const parseTickets = readerOf(readableOf(ticketedEvent));
