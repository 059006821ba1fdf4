/** The rows of a spreadsheet, by heading; only what the tests need of the format. */
export function readCsv(csv: string): Record<string, string>[] {
  const [headings = [], ...records] = [
    ...csv.slice(1).matchAll(/((?:(?:"(?:[^"]|"")*"|[^;"\r\n]*);)*(?:"(?:[^"]|"")*"|[^;"\r\n]*))\r\n/g),
  ].map(([, line = '']) =>
    [...`${line};`.matchAll(/("(?:[^"]|"")*"|[^;"]*);/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );
  return records.map((cells) =>
    Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])),
  );
}
