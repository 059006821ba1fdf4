import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';
import { Euros, Nid } from '../../scalars.ts';
import { Reservation } from './reservation.ts';

const Seat = Type.Object({
  nid: Nid,
  number: Type.Integer({ minimum: 1 }),
  x: Type.Integer({ minimum: 0 }),
  y: Type.Integer({ minimum: 0 }),
  wheelchair: Type.Boolean(),
  state: or(Type.Enum(['free', 'held', 'sold', 'own'], { description: '`own`: held by the caller' }), 'sold'),
});

const Stand = Type.Object({
  nid: Nid,
  title: Type.String(),
  kind: Type.Enum(['seated', 'standing']),
  surcharge: or(Euros, 0),
  rows: Type.Array(Type.Object({ row: Type.String(), seats: Type.Array(Seat) }), {
    description: 'Empty for a standing part',
  }),
  free: or(Type.Integer({ minimum: 0, description: 'Free places' }), 0),
  own: or(Type.Integer({ minimum: 0, description: 'Places held by the caller' }), 0),
});

/**
 * A wanted or held place. `nid` is a seat, or a standing part with `quantity` places at this tariff. A seat that the
 * account already holds changes to this tariff.
 */
export const WantedSeat = Type.Object({
  tariff: Nid,
  nid: Nid,
  quantity: Type.Integer({ minimum: 1, maximum: 50 }),
});
export type WantedSeat = Static<typeof WantedSeat>;

/** The hall of an event, from the stage back. */
export const SeatPlan = Type.Object({
  event: Nid,
  stands: Type.Array(Stand),
  tariffs: Type.Array(Type.Object({ nid: Nid, title: Type.String(), price: Euros })),
  /** Maximum number of places that an account may hold. */
  max: Type.Integer({ minimum: 1 }),
  /** Places that the caller holds, with their tariffs. */
  held: or(Type.Array(WantedSeat), []),
  reservation: Reservation,
});
export type SeatPlan = Static<typeof SeatPlan>;
