import { centsOf } from '#rules/money.ts';
import type { SeatsInFile, StandInFile } from '#schemas/club-file/courseInFile.ts';
import type { seats, stands } from '../../db/schema.ts';
import { makePart, type Part, type Row, titleIn } from './part.ts';

export function standParts(stand: StandInFile, position: number, course: Part): Part[] {
  const path = `${course.path}.stands[${position}]`;
  const part = standPart(stand, { path, position, parent: course });
  return [part, ...stand.seats.flatMap((block, index) => seatParts(block, `${path}.seats[${index}]`, part))];
}

function standPart(
  stand: StandInFile,
  { path, position, parent }: { readonly path: string; readonly position: number; readonly parent: Part },
): Part {
  const { nid, seats: _seats, ...values } = stand;
  const { title, surcharge, capacity = 0 } = values;
  const kind = stand.capacity === undefined ? 'seated' : 'standing';
  return makePart({
    ...{ kind: 'stand', path, title: titleIn(parent, title), number: nid, key: title, parent, position },
    values: { ...values, kind },
    row: ({ parentNumber: courseNid }): Row<typeof stands> => ({
      ...{ courseNid, title, position, kind },
      surchargeCents: centsOf(surcharge),
      capacity,
    }),
  });
}

function seatParts(block: SeatsInFile, path: string, stand: Part): Part[] {
  const { row, y, from, to, wheelchairs } = block;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const number = from + index;
    const values = { x: block.x + index, y, isWheelchair: wheelchairs.includes(number) };
    const key = `${row}${number}`;
    return makePart({
      ...{ kind: 'seat', path, title: titleIn(stand, key), key: seatKey(row, number), parent: stand, values },
      // A seat is identified by row and number; a file gives it no nid.
      number: undefined,
      row: ({ parentNumber }): Row<typeof seats> => ({ ...values, standNid: parentNumber, row, number }),
    });
  });
}

export function seatKey(row: string, number: number): string {
  return `${row}/${number}`;
}
