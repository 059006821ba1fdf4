import { readId } from '#rules/readId.ts';
import type { HeldPlace, Seat, SeatPlan, Stand } from '#src/api/entities/offer/seatPlan.ts';

/** A seat with its position in the drawing: columns from the left, lines from the stage. */
export interface HallSeat extends Seat {
  readonly row: string;
  readonly left: number;
  readonly top: number;
  /** In cents, on top of the price of the tariff. */
  readonly surcharge: number;
}

interface HallRow {
  readonly row: string;
  readonly top: number;
  readonly seats: readonly HallSeat[];
}

export interface HallStand {
  readonly stand: Stand;
  /** The line of its title. */
  readonly top: number;
  /** Its number of lines, including the title. */
  readonly height: number;
  readonly rows: readonly HallRow[];
}

/** The layout of the hall, in units of one seat. */
export interface Hall {
  readonly width: number;
  readonly height: number;
  readonly stands: readonly HallStand[];
}

const stageHeight = 1.8;
const titleHeight = 0.9;
const gap = 0.6;
const standingHeight = 1.6;
/** Space left and right of the seats, for the row letters. */
const margin = 1;
const narrowest = 8;

/** Lays out the parts of the hall one behind the other, each centred. */
export function layOutHall({ stands }: SeatPlan): Hall {
  const widest = Math.max(narrowest, ...stands.map(widthOf));
  let top = stageHeight;
  const drawn = stands.map((stand): HallStand => {
    const at = top;
    const height = titleHeight + (stand.kind === 'standing' ? standingHeight : depthOf(stand));
    top += height + gap;
    const left = margin + (widest - widthOf(stand)) / 2;
    return { stand, top: at, height, rows: rowsOf(stand, left, at + titleHeight) };
  });
  return { width: widest + 2 * margin, height: top, stands: drawn };
}

function rowsOf(stand: Stand, left: number, top: number): HallRow[] {
  return stand.rows.map(({ row, seats }) => ({
    row,
    top: top + Math.min(...seats.map(({ y }) => y)),
    seats: seats
      .map((seat) => ({
        ...seat,
        row,
        left: left + seat.x,
        top: top + seat.y,
        surcharge: stand.surcharge,
      }))
      .toSorted((one, other) => one.left - other.left),
  }));
}

function widthOf({ rows }: Stand): number {
  return 1 + Math.max(0, ...rows.flatMap(({ seats }) => seats.map(({ x }) => x)));
}

function depthOf({ rows }: Stand): number {
  return 1 + Math.max(0, ...rows.flatMap(({ seats }) => seats.map(({ y }) => y)));
}

/** The place that a visitor chose before the login, as a part of the address. */
export function placeQuery({ nid, tariff, quantity }: HeldPlace): string {
  return [nid, tariff, quantity].join('-');
}

/** Reads that place from the address; undefined for anything else. */
export function chosenPlace(query: URLSearchParams): HeldPlace | undefined {
  const parts = (query.get('plaats') ?? '').split('-').map(readId);
  const [nid, tariff, quantity] = parts;
  if (parts.length !== 3 || nid === undefined || tariff === undefined || quantity === undefined)
    return undefined;
  return { nid, tariff, quantity };
}
