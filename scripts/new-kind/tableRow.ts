/** A row to add to a table in a file. */
export interface TableRow {
  /** Path from the root. */
  readonly file: string;
  /** The text before which the row goes. It occurs exactly once in the file. */
  readonly before: string;
  /** The row, for the example `shirt_number`. */
  readonly row: string;
}

/** Adds a row. Throws where its place isn't there, or is there twice: the table then has another form than this script knows. */
export function withRow(text: string, { file, before, row }: TableRow): string {
  const [head, tail, ...more] = text.split(before);
  if (head === undefined || tail === undefined || more.length > 0)
    throw new Error(
      `${file} must have this exactly once, to add a row before it: ${JSON.stringify(before)}. Mend scripts/new-kind/tableRows.ts.`,
    );
  return `${head}${row}${before}${tail}`;
}
