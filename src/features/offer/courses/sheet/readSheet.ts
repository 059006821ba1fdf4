import { readCsv } from '@clubpoort/form-engine/builder/headless';
import { readCsvText } from '#rules/csvText.ts';
import { guessColumns, headingColumns, type SheetColumn } from './sheetColumns.ts';

/** Rows of a sheet, each with its number, and the columns that its cells are. */
export interface SheetTable {
  readonly columns: readonly (SheetColumn | undefined)[];
  /** Headings that no column has, which are left out. */
  readonly unknown: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** Reads rows that were copied from a spreadsheet, or the text of a CSV file. The row of headings may be absent. */
export function readSheet(text: string): SheetTable {
  const rows = rowsOf(text.replace(/^\uFEFF/, '')).map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell) => readCsvText(cell.trim()).trim()),
  }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...others] = filled;
  const named = first && headingColumns(first.cells);
  if (!named) return { columns: guessColumns(filled.map(({ cells }) => cells)), unknown: [], rows: filled };
  const unknown = first.cells.filter((cell, index) => cell !== '' && named[index] === undefined);
  return { columns: named, unknown, rows: others };
}

/** A comma is a separator only below headings: a title may have one. */
function rowsOf(text: string): readonly (readonly string[])[] {
  if (/[\t;]/.test(text)) return readCsv(text, text.includes('\t') ? '\t' : ';');
  const withCommas = readCsv(text, ',');
  return withCommas[0] && withCommas[0].length > 1 && headingColumns(withCommas[0])
    ? withCommas
    : text.split(/\r\n|\r|\n/).map((line) => [line]);
}
