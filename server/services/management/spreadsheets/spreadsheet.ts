import { stringify } from 'csv-stringify/sync';
import { plainCell } from './plainCell.ts';

type Row = readonly string[];

/**
 * Writes CSV as Excel in Belgium opens it: semicolons, and a byte order mark for UTF-8. Text that Excel would read as a
 * formula is escaped.
 */
export function spreadsheet(headings: Row, rows: readonly Row[]): string {
  return headingLine(headings) + lines(rows);
}

/** The first line of a spreadsheet, with the byte order mark. */
export function headingLine(headings: Row): string {
  return write([distinct(headings)], true);
}

/** Lines below the first one. */
export function lines(rows: readonly Row[]): string {
  return write(rows, false);
}

function write(rows: readonly Row[], bom: boolean): string {
  return stringify(
    rows.map((row) => row.map(plainCell)),
    {
      ...{ bom, delimiter: ';', record_delimiter: '\r\n' },
      // Quotes every line break: one inside a cell is shorter than the one between rows, but ends the row as well.
      quoted_match: /[\r\n]/,
    },
  );
}

/** Makes titles unique, as a last resort. The second one becomes `Naam (2)`. */
function distinct(titles: Row): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return times === 1 ? title : `${title} (${times})`;
  });
}
