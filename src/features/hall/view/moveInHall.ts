import type { Hall } from './hall.ts';

/** The parts of a seat that moving needs. */
interface Spot {
  readonly nid: number;
  readonly left: number;
}

/** The seats by row from the stage to the back, each row from left to right. */
type SpotRows = readonly (readonly Spot[])[];

interface Press {
  /** `KeyboardEvent.key` */
  readonly key: string;
  readonly withControl: boolean;
}

/**
 * The seat that a key moves to, as in a grid (WAI-ARIA Authoring Practices). Up and down move to the nearest seat of the next
 * row, also across parts of the hall.
 * Decision: docs/decisions/0044-a-hall-is-a-grid-that-scrolls.md
 *
 * @returns the seat's nid; undefined for a key without a meaning here
 */
export function moveInHall(rows: SpotRows, from: number, { key, withControl }: Press): number | undefined {
  const line = rows.findIndex((row) => row.some(({ nid }) => nid === from));
  const row = rows[line];
  const at = row?.findIndex(({ nid }) => nid === from) ?? -1;
  const spot = row?.[at];
  if (!row || !spot) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return row[at - 1]?.nid;
    case 'ArrowRight':
      return row[at + 1]?.nid;
    case 'ArrowUp':
      return nearest(rows[line - 1], spot);
    case 'ArrowDown':
      return nearest(rows[line + 1], spot);
    case 'PageUp':
      return nearest(rows[0], spot);
    case 'PageDown':
      return nearest(rows.at(-1), spot);
    case 'Home':
      return (withControl ? rows[0] : row)?.[0]?.nid;
    case 'End':
      return (withControl ? rows.at(-1) : row)?.at(-1)?.nid;
    default:
      return undefined;
  }
}

/** The nearest seat in a row. Of two equally near seats, the left one. */
function nearest(row: readonly Spot[] | undefined, { left }: Spot): number | undefined {
  return row?.toSorted(
    (one, other) => Math.abs(one.left - left) - Math.abs(other.left - left) || one.left - other.left,
  )[0]?.nid;
}

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
