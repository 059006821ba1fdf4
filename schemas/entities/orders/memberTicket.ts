import { type Static, Type } from 'typebox';
import { exact, or } from '../../reading.ts';
import { idPattern, Nid, Uid, UnixTime, UrlName } from '../../scalars.ts';

/** `s12` is a ticket with a place in a hall, `r12` one without. */
export const TicketId = Type.String({ pattern: `^[rs]${idPattern}$` });

/**
 * A ticket that admits one person (Specification 2.1, Tickets). A ticket of an unpaid order admits nobody yet,
 * and has no code.
 */
const MemberTicket = Type.Object({
  id: TicketId,
  uid: Uid,
  name: Type.String({ description: 'Name of the person' }),
  tariff: or(Type.String(), ''),
  state: Type.Enum(['valid', 'used', 'cancelled', 'unpaid']),
  used: Type.Union([UnixTime, Type.Null()]),
  code: Type.Union([Type.String(), Type.Null()], {
    description: 'Content of the QR code, exactly; null if the ticket admits nobody',
  }),
  hasWalletPass: Type.Boolean({
    description:
      'Whether `open_wallet_pass` gives a pass: the ticket lets somebody in, and the operator has a certificate',
  }),
  place: Type.Union(
    [
      Type.Object({
        stand: Type.String(),
        row: exact(Type.Union([Type.String(), Type.Null()], { description: 'null: a standing part' })),
        number: exact(Type.Union([Type.Integer(), Type.Null()])),
      }),
      Type.Null(),
    ],
    { description: 'null: no assigned place in a hall' },
  ),
});
export type MemberTicket = Static<typeof MemberTicket>;

/** An event with a family's tickets for it. */
export const TicketedEvent = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  place: or(Type.String(), ''),
  start: Type.Union([UnixTime, Type.Null()], { description: 'null: unknown' }),
  end: Type.Union([UnixTime, Type.Null()]),
  isPast: Type.Boolean(),
  tickets: Type.Array(MemberTicket, { minItems: 1 }),
});
export type TicketedEvent = Static<typeof TicketedEvent>;
