import type { OfferCourse } from '../../state/offerFile.ts';

/** A part of the hall: numbered seats, or a number of standing places. */
export type OfferStand = OfferCourse['stands'][number];
type SeatBlock = OfferStand['seats'][number];

/** One seat of a part, in columns from the left and lines from the stage. Row and number identify it. */
export interface StandSeat {
  readonly row: string;
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly isWheelchair: boolean;
}

/** The seats of a part, from the stage back and from left to right. */
export function readSeats(blocks: readonly SeatBlock[]): readonly StandSeat[] {
  return inOrder(
    blocks.flatMap(({ row, y, x, from, to, wheelchairs }) =>
      Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
        const number = from + index;
        return { row, number, x: x + index, y, isWheelchair: wheelchairs.includes(number) };
      }),
    ),
  );
}

/** Writes adjacent seats as one block, as an export of the club does. */
export function writeSeats(seats: readonly StandSeat[]): SeatBlock[] {
  const blocks: SeatBlock[] = [];
  for (const { row, y, x, number, isWheelchair } of inOrder(seats)) {
    const last = blocks.at(-1);
    const wheelchairs = isWheelchair ? [number] : [];
    const isNext =
      last?.row === row && last.y === y && last.to + 1 === number && last.x + last.to - last.from + 1 === x;
    if (last && isNext) {
      last.to = number;
      last.wheelchairs.push(...wheelchairs);
    } else blocks.push({ row, y, x, from: number, to: number, wheelchairs });
  }
  return blocks;
}

function inOrder(seats: readonly StandSeat[]): readonly StandSeat[] {
  return seats.toSorted((one, other) => one.y - other.y || one.x - other.x || one.number - other.number);
}

/** One row of a part. */
export interface StandRow {
  readonly row: string;
  readonly y: number;
  readonly seats: readonly StandSeat[];
}

/** The rows of a part, from the stage back. */
export function rowsOf(seats: readonly StandSeat[]): readonly StandRow[] {
  const groups = Map.groupBy(inOrder(seats), ({ row, y }) => `${y} ${row}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ row: first.row, y: first.y, seats: group }] : [];
  });
}
