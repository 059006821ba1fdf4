import { csvText } from '#rules/csvText.ts';
import { type Cell, writtenValue } from './cell.ts';

/** A cell of a CSV file. */
export function csvCell(cell: Cell): string {
  return typeof cell === 'string' ? csvText(cell) : writtenValue(cell);
}
