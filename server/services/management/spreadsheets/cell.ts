import { type IsoDay, isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import { type Cents, writeEuros } from '#rules/money.ts';
import { formatIsoDay, formatTime } from '#rules/writtenTime.ts';

/** A cell of a spreadsheet: text, which stays as somebody typed it, or a value with which a spreadsheet can count. */
export type Cell = string | ValueCell;

export type ValueCell =
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'amount'; readonly cents: Cents }
  | { readonly is: 'day'; readonly day: IsoDay }
  /** Shown with its time in Brussels. */
  | { readonly is: 'moment'; readonly at: UnixSeconds };

/** A value as Belgium writes it, which a spreadsheet set to Dutch (Belgium) reads as that value. */
export function writtenValue(cell: ValueCell): string {
  switch (cell.is) {
    case 'number':
      return String(cell.number).replace('.', ',');
    case 'amount':
      return writeEuros(cell.cents);
    case 'day':
      return formatIsoDay(cell.day);
    case 'moment':
      return `${formatIsoDay(isoDayOf(cell.at))} ${formatTime(cell.at)}`;
  }
}
