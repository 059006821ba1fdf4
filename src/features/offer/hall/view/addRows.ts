import { rowsOf, type StandSeat } from './standSeats.ts';

/** The numbering of the seats of a row: from the left, from the right, or odd ones left of the middle and even ones right of it. */
export const numberings = ['left', 'right', 'middle'] as const;
type Numbering = (typeof numberings)[number];

/** "Rows A to N of 20 seats", as it stands in its form. */
export interface RowsForm {
  readonly from: string;
  /** Empty where one row is added. */
  readonly to: string;
  readonly count: string;
  /** `5, 15`: the seats, counted from the left, after which there is an aisle. */
  readonly aisles: string;
  /** The lowest number of a row. */
  readonly first: string;
  readonly numbering: Numbering;
}

export type RowsField = 'from' | 'to' | 'count' | 'aisles' | 'first';
export type RowsFault = 'missing' | 'noRows' | 'exists' | 'noCount' | 'noAisle' | 'noNumber';

/** Maximum rows that are added at once, and seats in a row. More of them is a typing error. */
const maxRows = 100;
const maxSeats = 200;
const maxNumber = 9000;

/** The rows after those of a part, as long as its last row. */
export function nextRows(seats: readonly StandSeat[]): RowsForm {
  const last = rowsOf(seats).at(-1);
  const from = last ? nameAfter(last.row) : 'A';
  return {
    ...{ from, to: '', count: String(last?.seats.length ?? ''), aisles: '' },
    ...{ first: '1', numbering: 'left' },
  };
}

function nameAfter(row: string): string {
  const index = indexOf(row);
  return index === undefined ? '' : nameAt(index + 1, /^\d/.test(row));
}

/** The rows from one name to another, such as A to N, 1 to 12 or Y to AB; `undefined` where there are none. */
export function rowNames(from: string, to: string): readonly string[] | undefined {
  const [first, last] = [from.trim(), to.trim()];
  if (last === '' || last === first) return first === '' ? undefined : [first];
  const isNumbered = /^\d/.test(first);
  const [start, end] = [indexOf(first), indexOf(last)];
  if (start === undefined || end === undefined || isNumbered !== /^\d/.test(last)) return undefined;
  if (end < start || end - start >= maxRows) return undefined;
  return Array.from({ length: end - start + 1 }, (_, index) => nameAt(start + index, isNumbered));
}

/** The place of a name among the numbers, or among A to Z, AA, AB and so on. */
function indexOf(name: string): number | undefined {
  if (/^\d{1,4}$/.test(name)) return Number(name);
  if (!/^[a-z]{1,2}$/i.test(name)) return undefined;
  return [...name.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function nameAt(index: number, isNumber: boolean): string {
  if (isNumber) return String(index);
  const [high, low] = [Math.floor((index - 1) / 26), (index - 1) % 26];
  return `${high > 0 ? nameAt(high, false) : ''}${String.fromCharCode(65 + low)}`;
}

function aislesOf(text: string): readonly number[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);
}

export function rowsFaults(
  form: RowsForm,
  seats: readonly StandSeat[],
): Partial<Record<RowsField, RowsFault>> {
  const names = rowNames(form.from, form.to);
  const taken = new Set(seats.map(({ row }) => row));
  const count = Number(form.count);
  const isCount = /^\d+$/.test(form.count.trim()) && count >= 1 && count <= maxSeats;
  const areAisles = aislesOf(form.aisles).every(
    (after) => Number.isInteger(after) && after >= 1 && after < count,
  );
  const isFirst =
    /^\d+$/.test(form.first.trim()) && Number(form.first) >= 1 && Number(form.first) <= maxNumber;
  return {
    ...(form.from.trim() === '' && { from: 'missing' as const }),
    ...(form.from.trim() !== '' && !names && { to: 'noRows' as const }),
    ...(names?.some((name) => taken.has(name)) && { from: 'exists' as const }),
    ...(!isCount && { count: 'noCount' as const }),
    ...(isCount && !areAisles && { aisles: 'noAisle' as const }),
    ...(!isFirst && { first: 'noNumber' as const }),
  };
}

/** Adds the rows of a form without faults behind those that a part has. */
export function addRows(seats: readonly StandSeat[], form: RowsForm): readonly StandSeat[] {
  const names = rowNames(form.from, form.to) ?? [];
  const behind = Math.max(-1, ...seats.map(({ y }) => y)) + 1;
  const count = Number(form.count);
  const aisles = new Set(aislesOf(form.aisles));
  const added = names.flatMap((row, index) =>
    Array.from({ length: count }, (_, at) => ({
      row,
      number: numberAt(at, count, form),
      x: at + [...aisles].filter((after) => after <= at).length,
      y: behind + index,
      isWheelchair: false,
    })),
  );
  return [...seats, ...added];
}

function numberAt(at: number, count: number, { first, numbering }: RowsForm): number {
  const lowest = Number(first);
  if (numbering === 'left') return lowest + at;
  if (numbering === 'right') return lowest + count - 1 - at;
  const left = Math.ceil(count / 2);
  return lowest + (at < left ? 2 * (left - 1 - at) : 2 * (at - left) + 1);
}
