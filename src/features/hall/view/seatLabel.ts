import { formatEuros } from '#rules/money.ts';
import type { Seat } from '#src/api/entities/offer/seatPlan.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';

export type SeatState = Seat['state'] | 'busy';

interface LabelledSeat {
  readonly row: string;
  readonly number: number;
  readonly isWheelchair: boolean;
}

/** `Rij C, stoel 4, rolstoelplaats` */
export function seatName({ row, number, isWheelchair }: LabelledSeat): string {
  const name = texts.seat(row, number);
  return isWheelchair ? `${name}, ${texts.wheelchair}` : name;
}

/**
 * `Rij C, stoel 4, € 12,00, vrij`
 * @param price In cents.
 */
export function seatLabel(seat: LabelledSeat, price: number, state: SeatState): string {
  return texts.place(seatName(seat), formatEuros(price), texts.states[state]);
}
