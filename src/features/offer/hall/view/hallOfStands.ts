import { centsOf } from '#rules/money.ts';
import type { SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { offerHallTexts as texts } from '#src/texts/nl/offerHall.ts';
import { type OfferStand, readSeats, type StandSeat } from './standSeats.ts';

/** The numbers that the drawing gives to seats: a seat keeps its number while it stays in its place. */
const perStand = 100_000_000;
const perLine = 20_000;

/** The hall as buyers see it, with every seat free. */
export function planOfStands(stands: readonly OfferStand[]): SeatPlan {
  return {
    event: 0,
    stands: stands.map(({ title, surcharge, capacity, seats }, index) => ({
      ...{ nid: index + 1, title, surcharge: centsOf(surcharge), own: 0 },
      kind: capacity === undefined ? 'seated' : 'standing',
      free: capacity ?? 0,
      rows: drawnRows(readSeats(seats), index),
    })),
    tariffs: [],
    max: 0,
    held: [],
    reservation: { now: 0, expires: undefined, extensionsLeft: 0 },
  };
}

function drawnRows(seats: readonly StandSeat[], stand: number): SeatPlan['stands'][number]['rows'] {
  const taken = new Set<number>();
  return [...Map.groupBy(seats, ({ row }) => row)].map(([row, inRow]) => ({
    row,
    seats: inRow.map(({ row: _row, ...seat }) => {
      const place = nidAt(stand, seat);
      // Two seats of a file may stand on one place.
      const nid = taken.has(place) ? place + perStand / 2 + taken.size : place;
      taken.add(nid);
      return { ...seat, nid, state: 'free' as const };
    }),
  }));
}

export function nidAt(stand: number, { x, y }: Pick<StandSeat, 'x' | 'y'>): number {
  return (stand + 1) * perStand + y * perLine + x;
}

/** The index of the part in which a seat of the drawing is. */
export function standOfSeat(nid: number): number {
  return Math.floor(nid / perStand) - 1;
}

/** `280 plaatsen met een nummer, waarvan 4 voor een rolstoel, en 30 staanplaatsen` */
export function placesSentence(stands: readonly OfferStand[]): string {
  const seats = stands.flatMap(({ seats: blocks }) => readSeats(blocks));
  const wheelchairs = seats.filter(({ isWheelchair }) => isWheelchair).length;
  const standing = stands.reduce((sum, { capacity = 0 }) => sum + capacity, 0);
  const parts = [
    ...(seats.length > 0 ? [texts.places.seats(seats.length, wheelchairs)] : []),
    ...(standing > 0 ? [texts.places.standing(standing)] : []),
  ];
  return parts.length === 0 ? texts.places.none : texts.places.all(parts);
}
