import type { Hall } from './hall.ts';

/** Room for the letter of a row, left of its first seat, in seats. */
const letter = 1;

/** Number of seats of the first row that are in view at least. */
const firstSeats = 2;

/**
 * Where the view of a hall begins that is wider than its frame, in seats from the left: at the letters of all rows; else at those of the
 * part nearest to the stage; else at the letter of its first row. The first seats of that row are in view each time.
 *
 * @param visible Number of seats that fit beside each other in the frame.
 */
export function openingLeft({ stands }: Hall, visible: number): number {
  const starts = stands
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows }) => rows.map(({ seats }) => seats[0]?.left ?? 0));
  const [nearest = [0]] = starts;
  const [first = 0] = nearest;
  const places = [Math.min(first, ...starts.flat()), Math.min(first, ...nearest), first];
  const place = places.find((from) => first + firstSeats <= from - letter + visible) ?? first;
  return Math.max(0, place - letter);
}
