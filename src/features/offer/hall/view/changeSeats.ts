import type { StandRow, StandSeat } from './standSeats.ts';

type Seats = readonly StandSeat[];

export function isSeat({ row, number }: Pick<StandSeat, 'row' | 'number'>): (seat: StandSeat) => boolean {
  return (seat) => seat.row === row && seat.number === number;
}

export function toggleWheelchair(seats: Seats, pressed: StandSeat): Seats {
  const isPressed = isSeat(pressed);
  return seats.map((seat) => (isPressed(seat) ? { ...seat, isWheelchair: !seat.isWheelchair } : seat));
}

export function removeSeat(seats: Seats, pressed: StandSeat): Seats {
  const isPressed = isSeat(pressed);
  return seats.filter((seat) => !isPressed(seat));
}

/** Makes an aisle right of a column of a part, or closes the one that is there. Nothing changes right of the last column. */
export function toggleAisle(seats: Seats, { x }: Pick<StandSeat, 'x'>): Seats {
  const isAisle = seats.every((seat) => seat.x !== x + 1);
  return seats.map((seat) => (seat.x > x ? { ...seat, x: seat.x + (isAisle ? -1 : 1) } : seat));
}

function inRow({ row, y }: StandRow): (seat: StandSeat) => boolean {
  return (seat) => seat.row === row && seat.y === y;
}

export function renameRow(seats: Seats, row: StandRow, name: string): Seats {
  const isIn = inRow(row);
  return seats.map((seat) => (isIn(seat) ? { ...seat, row: name } : seat));
}

export function removeRow(seats: Seats, row: StandRow): Seats {
  const isIn = inRow(row);
  return seats.filter((seat) => !isIn(seat));
}

/** Adds seats at the right end of a row, or takes them away there. */
export function resizeRow(seats: Seats, row: StandRow, count: number): Seats {
  const kept = row.seats.slice(0, count);
  const right = Math.max(...row.seats.map(({ x }) => x));
  const highest = Math.max(...row.seats.map(({ number }) => number));
  const added = Array.from({ length: Math.max(0, count - row.seats.length) }, (_, index) => ({
    ...{ row: row.row, y: row.y, isWheelchair: false },
    ...{ x: right + 1 + index, number: highest + 1 + index },
  }));
  return [...removeRow(seats, row), ...kept, ...added];
}

/** Moves a row so that its first seat is in this column. */
export function shiftRow(seats: Seats, row: StandRow, column: number): Seats {
  const isIn = inRow(row);
  const by = column - Math.min(...row.seats.map(({ x }) => x));
  return seats.map((seat) => (isIn(seat) ? { ...seat, x: seat.x + by } : seat));
}

/** Whether there is room behind a row. */
export function hasAisleBehind(seats: Seats, { y }: StandRow): boolean {
  return seats.some((seat) => seat.y > y) && seats.every((seat) => seat.y !== y + 1);
}

/** Makes room behind a row, or closes it. */
export function toggleAisleBehind(seats: Seats, row: StandRow): Seats {
  const isAisle = hasAisleBehind(seats, row);
  return seats.map((seat) => (seat.y > row.y ? { ...seat, y: seat.y + (isAisle ? -1 : 1) } : seat));
}
