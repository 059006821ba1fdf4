import * as v from 'valibot';
import { seatPlan as wirePlan } from '../../generated/offer/seatPlan.ts';
import { wantedSeat } from '../../generated/offer/wantedSeat.ts';
import { listOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { reservation } from './reservation.ts';

const readPlan = v.pipe(
  wirePlan,
  v.transform(({ stands, ...wire }) => ({
    ...wire,
    stands: stands.map(({ rows, ...stand }) => ({
      ...stand,
      rows: rows.map(({ row, seats }) => ({
        row,
        seats: seats.map(({ wheelchair, ...seat }) => ({ ...seat, isWheelchair: wheelchair })),
      })),
    })),
  })),
);

export type SeatPlan = v.InferOutput<typeof readPlan>;
export type Stand = SeatPlan['stands'][number];
export type Seat = Stand['rows'][number]['seats'][number];
/** `nid`: a seat, or a standing area of the hall. */
export type HeldPlace = v.InferOutput<typeof wantedSeat>;

/** An unknown state of a seat, from another backend, counts as sold, so that nobody can choose it. */
export const parseSeatPlan = readerOf(readPlan);
/** Parses the `result` of hold_seats and release_seats. */
export const parseHeldSeats = readerOf(v.object({ held: listOf(wantedSeat), reservation }));
