import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { SheetFormat } from '#schemas/entities/management/sheetFormat.ts';
import type { Cell } from './cell.ts';
import { csvCell } from './csvCell.ts';
import { workbook, workbookMediaType } from './workbook.ts';

/** Rows of a spreadsheet, some at a time: the headings alone first. */
export type SheetRows = AsyncIterable<readonly (readonly Cell[])[]>;

/** The file of a spreadsheet. One part waits at most, so that a slow reader makes the server read no further. */
export function sheetFile(
  rows: SheetRows,
  { format, name }: { readonly format: SheetFormat; readonly name: string },
) {
  const isCsv = format === 'csv';
  return {
    kind: 'file',
    content: Readable.from(isCsv ? csvParts(rows) : workbook(rows), { highWaterMark: 1 }),
    mediaType: isCsv ? 'text/csv; charset=utf-8' : workbookMediaType,
    downloadName: `${name}.${format}`,
  } as const;
}

/** The rows of a sheet that is in memory. */
export async function* sheetRows(headings: readonly string[], rows: readonly (readonly Cell[])[]) {
  yield [distinct(headings)];
  yield rows;
}

/**
 * Writes CSV as Excel in Belgium opens it: semicolons, and a byte order mark for UTF-8. Text that Excel would alter is escaped.
 */
async function* csvParts(rows: SheetRows): AsyncGenerator<string> {
  let bom = true;
  for await (const some of rows) {
    yield stringify(
      some.map((row) => row.map(csvCell)),
      {
        ...{ bom, delimiter: ';', record_delimiter: '\r\n' },
        // Quotes every line break: one inside a cell is shorter than the one between rows, but ends the row as well.
        quoted_match: /[\r\n]/,
      },
    );
    bom = false;
  }
}

/** The CSV of a sheet as one text, for the command line. */
export async function csvText(rows: SheetRows): Promise<string> {
  let text = '';
  for await (const part of csvParts(rows)) text += part;
  return text;
}

/** Makes titles unique, as a last resort. The second one becomes `Naam (2)`. */
export function distinct(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return times === 1 ? title : `${title} (${times})`;
  });
}
