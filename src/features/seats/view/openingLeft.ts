import type { Hall } from './hall.ts';

/** Room for the letter of a row, left of its first seat, in seats. */
const letter = 1;

/**
 * Where the view of a hall begins that is wider than its frame, in seats from the left: at the row letters of the part nearest to the
 * stage. In a part with a short first row that is the letter of that row, so that its first seats are in view.
 *
 * @param visible Number of seats that fit beside each other in the frame.
 */
export function openingLeft({ stands }: Hall, visible: number): number {
  const starts =
    stands.find(({ rows }) => rows.length > 0)?.rows.map(({ seats }) => seats[0]?.left ?? 0) ?? [];
  const [first = 0] = starts;
  const leftmost = Math.min(...starts, first);
  const showsFirst = first + 2 <= leftmost - letter + visible;
  return Math.max(0, (showsFirst ? leftmost : first) - letter);
}
