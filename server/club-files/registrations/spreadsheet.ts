import { stringify } from 'csv-stringify/sync';

/**
 * A spreadsheet as Excel in Belgium opens it: semicolons, and a byte order mark that says UTF-8. What it would take for a
 * formula is escaped.
 */
export function spreadsheet(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([distinct(headings), ...rows.map((row) => [...row])], {
    ...{ bom: true, delimiter: ';', record_delimiter: '\r\n', escape_formulas: true },
    // A line break inside a cell is shorter than that between rows, and would end the row all the same.
    quoted_match: /[\r\n]/,
  });
}

/** Most clubs ask for a name, which is a column of its own already: the second one is `Naam (2)`. */
function distinct(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return times === 1 ? title : `${title} (${times})`;
  });
}
