/** The rows of a CSV file, by heading. Supports only the part of the format that the tests need. */
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
