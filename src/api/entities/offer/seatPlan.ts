import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';
import { reservation } from './reservation.ts';

const seat = v.pipe(
  v.object({
    nid: integer,
    number: integer,
    x: integer,
    y: integer,
    wheelchair: flag,
    // An unknown state from another backend counts as sold, so that nobody can choose the seat.
    state: v.fallback(v.picklist(['free', 'held', 'sold', 'own']), 'sold'),
  }),
  v.transform(({ wheelchair, ...wire }) => ({ ...wire, isWheelchair: wheelchair })),
);

const stand = v.object({
  nid: integer,
  title: text,
  kind: v.picklist(['seated', 'standing']),
  /** Surcharge in cents, on top of the price of the tariff. */
  surcharge: v.fallback(cents, 0),
  rows: listOf(v.object({ row: text, seats: listOf(seat) })),
  free: v.fallback(integer, 0),
  own: v.fallback(integer, 0),
});

/** `nid`: a seat, or a standing area of the hall. */
const heldPlace = v.object({ tariff: integer, nid: integer, quantity: integer });

const seatPlan = v.object({
  event: integer,
  stands: listOf(stand),
  /** Prices in cents. */
  tariffs: listOf(v.object({ nid: integer, title: text, price: cents })),
  max: integer,
  held: v.fallback(listOf(heldPlace), []),
  reservation,
});

const heldSeats = v.object({ held: listOf(heldPlace), reservation });

export type SeatPlan = v.InferOutput<typeof seatPlan>;
export type Stand = SeatPlan['stands'][number];
export type Seat = v.InferOutput<typeof seat>;
export type HeldPlace = v.InferOutput<typeof heldPlace>;

export const parseSeatPlan = readerOf(seatPlan);
/** Parses the `result` of hold_seats and release_seats. */
export const parseHeldSeats = readerOf(heldSeats);
