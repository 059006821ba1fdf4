import { type Static, Type } from 'typebox';
import { anyWord, or, skipping } from '../../reading.ts';
import { idPattern, Nid, UnixTime } from '../../scalars.ts';

/** `s12` is a ticket with a place in a hall, `r12` one without, and `p12` a person at a lesson. */
const Admitted = Type.String({ pattern: `^[prs]${idPattern}$` });

/** An event with tickets, or a lesson that takes passes, for who stands at its door. */
export const DoorEvent = Type.Object({
  kind: or(Type.Enum(['event', 'lesson']), 'event'),
  nid: Nid,
  title: Type.String(),
  place: or(Type.String(), ''),
  start: Type.Union([UnixTime, Type.Null()], { description: 'null: unknown' }),
  end: Type.Union([UnixTime, Type.Null()]),
  tickets: Type.Integer({
    minimum: 0,
    description: 'Tickets that are not cancelled; of a lesson, the people who are expected',
  }),
  inside: Type.Integer({ minimum: 0 }),
});
export type DoorEvent = Static<typeof DoorEvent>;

const CodeHash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the content of the QR code in hexadecimal: a lost phone can print no ticket',
});

/** A ticket as the device at the door keeps it, or a person at a lesson. */
export const DoorTicket = Type.Object({
  id: Admitted,
  hashes: Type.Array(CodeHash, { description: 'A person has several cards' }),
  name: Type.String(),
  tariff: or(Type.String(), ''),
  place: or(Type.String({ description: 'Stand, row and seat; empty without a place in a hall' }), ''),
  state: anyWord(
    Type.Enum(['valid', 'unpaid', 'cancelled', 'empty', 'full'], {
      description:
        '`empty`: no pass has enough turns left; `full`: the lesson has no place for another guest',
    }),
  ),
  turns: or(
    Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'Turns left on passes that are valid that day; null: comes in without one',
    }),
    null,
  ),
  group: or(
    Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
      description:
        'Tickets that were bought in one checkout have the same number. It counts within this list alone; null: of no order',
    }),
    null,
  ),
});
export type DoorTicket = Static<typeof DoorTicket>;

/** The tickets of an event, and the codes of the club's other events: those admit nobody here. */
export const DoorList = Type.Object({
  event: DoorEvent,
  tickets: skipping(Type.Array(DoorTicket)),
  elsewhere: skipping(Type.Array(Type.Object({ title: Type.String(), hashes: Type.Array(CodeHash) }))),
});
export type DoorList = Static<typeof DoorList>;

/** Ids of devices and scans. */
export const DeviceId = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9-]+$' });
const ScanId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

/** An admission that a device noted. */
export const DoorScan = Type.Object({
  id: ScanId,
  ticket: Admitted,
  at: UnixTime,
  undone: Type.Optional(Type.Boolean({ description: 'The device took it back' })),
});
export type DoorScan = Static<typeof DoorScan>;

const Use = Type.Object({ at: UnixTime, device: DeviceId, by: or(Type.String(), '') });

/** How the door stands, on all devices together. */
export const DoorState = Type.Object({
  tickets: Type.Integer({ minimum: 0 }),
  used: skipping(Type.Array(Type.Object({ ticket: Admitted, uses: Type.Array(Use, { minItems: 1 }) }))),
  refused: Type.Array(ScanId, { description: 'Scans whose ticket is none of this event' }),
  short: or(
    Type.Array(Admitted, {
      description:
        'People who are in at a lesson, and whose passes had no turn left when the server heard of it',
    }),
    [],
  ),
});
export type DoorState = Static<typeof DoorState>;
