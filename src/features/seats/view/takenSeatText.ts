import type { SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import type { PlaceChange } from './ownPlaces.ts';

/** A sentence that names the wanted seat that others have taken; '' when none is taken. */
export function takenSeatText({ stands }: SeatPlan, change: PlaceChange): string {
  const wanted = change.do === 'hold' ? change.places.map(({ nid }) => nid) : [];
  for (const { rows } of stands)
    for (const { row, seats } of rows)
      for (const { nid, number, state } of seats)
        if (wanted.includes(nid) && (state === 'held' || state === 'sold'))
          return texts.taken(texts.seat(row, number));
  return '';
}
