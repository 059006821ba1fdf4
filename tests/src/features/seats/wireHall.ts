import { eurosOf } from '#rules/money.ts';
import type { Seat } from '#src/api/entities/offer/seatPlan.ts';
import { smallHall } from './plans.ts';

interface HallState {
  /** The seats that are held for the viewer. */
  readonly own: readonly number[];
  /** Time of the server in Unix seconds. */
  readonly now: number;
  readonly expires: number;
  readonly states?: Readonly<Record<number, Seat['state']>>;
}

/** The small hall in the wire format. */
export function wireHall({ own, now, expires, states = {} }: HallState) {
  const { event, stands, tariffs, max } = smallHall();
  return {
    ...{ event, max },
    stands: stands.map((stand) => ({
      ...stand,
      surcharge: eurosOf(stand.surcharge),
      rows: stand.rows.map(({ row, seats }) => ({
        row,
        seats: seats.map(({ isWheelchair, ...seat }) => ({
          ...seat,
          wheelchair: isWheelchair,
          state: own.includes(seat.nid) ? 'own' : (states[seat.nid] ?? seat.state),
        })),
      })),
    })),
    tariffs: tariffs.map((tariff) => ({ ...tariff, price: eurosOf(tariff.price) })),
    held: own.map((nid) => ({ nid, tariff: 11, quantity: 1 })),
    reservation: { now, ...(own.length > 0 && { expires }), extensions_left: 2 },
  };
}
