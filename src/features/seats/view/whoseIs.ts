import type { SeatPlan } from '#src/api/entities/seatPlan.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import type { PlaceChange } from './standingChange.ts';

/** Which of the wanted seats is somebody else's by now, as a sentence; '' where that isn't why it failed. */
export function whoseIs({ stands }: SeatPlan, change: PlaceChange): string {
  const wanted = change.do === 'hold' ? change.places.map(({ nid }) => nid) : [];
  for (const { rows } of stands)
    for (const { row, seats } of rows)
      for (const { nid, number, state } of seats)
        if (wanted.includes(nid) && (state === 'held' || state === 'sold'))
          return texts.taken(texts.seat(row, number));
  return '';
}
