import { type Static, Type } from 'typebox';
import { exact, or } from '../../reading.ts';
import { Euros, IsoDate, Nid, UnixTime } from '../../scalars.ts';

const Turns = Type.Integer({ description: 'Turns' });

/** A prepaid card as a club sells it: a number of turns for a price. */
export const Pass = Type.Object({
  pass: Nid,
  label: Type.String(),
  credit: Type.Integer({ minimum: 1, description: 'Turns' }),
  price: Euros,
});
export type Pass = Static<typeof Pass>;

/** A pass that a person has. */
export const PassCard = Type.Object({
  id: Nid,
  label: Type.String(),
  credit: Turns,
  validUntil: exact(Type.Union([IsoDate, Type.Null()], { description: 'Last valid day; null: no end' })),
  code: or(Type.String({ description: 'Content of the QR code, exactly; empty for none' }), ''),
});
export type PassCard = Static<typeof PassCard>;

export const PassMove = Type.Object({
  id: Nid,
  card: Nid,
  label: Type.String(),
  reason: or(Type.Enum(['bought', 'reloaded', 'reserved', 'cancelled', 'paid', 'revoked']), null),
  turns: Type.Integer({ description: 'Change of the credit; positive: added' }),
  /** Turns left after the change. */
  credit: Turns,
  at: UnixTime,
  /** Reason of the move: a session of a course, or an order. */
  course: or(Type.Union([Type.String(), Type.Null()]), ''),
  session: Type.Union([UnixTime, Type.Null()]),
});
export type PassMove = Static<typeof PassMove>;

/** A session that can be visited with a pass. */
export const PassSession = Type.Object({
  nid: Nid,
  course: Type.String(),
  start: UnixTime,
  end: UnixTime,
  place: or(Type.String(), ''),
  turns: Type.Integer({ minimum: 1 }),
  free: exact(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'null: no limit' })),
  reservation: exact(Type.Union([Nid, Type.Null()], { description: 'Reservation of this person' })),
  /** Deadline for cancelling. */
  cancelUntil: UnixTime,
});
export type PassSession = Static<typeof PassSession>;
