/** The rows of a CSV file as Excel shows them, by heading: the formula of a text (`="007"`) is that text. Supports only what the tests need. */
export function readCsv(csv: string): Record<string, string>[] {
  const [headings = [], ...records] = [
    ...csv.slice(1).matchAll(/((?:(?:"(?:[^"]|"")*"|[^;"\r\n]*);)*(?:"(?:[^"]|"")*"|[^;"\r\n]*))\r\n/g),
  ].map(([, line = '']) =>
    [...`${line};`.matchAll(/("(?:[^"]|"")*"|[^;"]*);/g)].map(([, cell = '']) => shown(unquoted(cell))),
  );
  return records.map((cells) =>
    Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])),
  );
}

function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

function shown(cell: string): string {
  return /^="(?:[^"]|"")*"$/.test(cell) ? unquoted(cell.slice(1)) : cell;
}
