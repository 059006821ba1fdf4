/** A sign between the cells of a row. */
type Separator = ';' | ',' | '\t';

/**
 * Reads a text of cells (RFC 4180). By default with the separator that it uses most in its first lines: a semicolon where Excel is Dutch or
 * French, a tab for what was copied from a sheet. A quoted cell may have separators, quotes and line breaks in it.
 */
export function readCsv(
  text: string,
  separator: Separator = separatorOf(text),
): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at, separator);
    row.push(cell);
    at = end + 1;
    const sign = text[end];
    if (sign === separator) continue;
    rows.push(row);
    row = [];
    if (sign === '\r' && text[at] === '\n') at += 1;
    if (at >= text.length) break;
  }
  return rows;
}

/** The cell that begins here, and the place of the sign behind it. */
function cellAt(
  text: string,
  start: number,
  separator: Separator,
): { readonly cell: string; readonly end: number } {
  const plainEnd = (from: number) => {
    let end = from;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    return end;
  };
  if (text[start] !== '"') {
    const end = plainEnd(start);
    return { cell: text.slice(start, end), end };
  }
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { cell: parts.join('') + text.slice(from), end: text.length };
    parts.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') {
      // Text behind the closing quote belongs to the cell too.
      const end = plainEnd(quote + 1);
      return { cell: parts.join('') + text.slice(quote + 1, end), end };
    }
    parts.push('"');
    from = quote + 2;
  }
}

/** The separator of a text, by its first line with one outside of quotes. */
export function separatorOf(text: string): Separator {
  const unquoted = text.slice(0, 20_000).replace(/"[^"]*"/g, '""');
  const line = unquoted.split(/\r?\n|\r/).find((one) => /[;,\t]/.test(one)) ?? '';
  const count = (separator: Separator) => line.split(separator).length;
  const separators: readonly Separator[] = ['\t', ';', ','];
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}
