/** The place of the column of each field of a spreadsheet. */
export type ColumnsOf<Field extends string> = Readonly<Partial<Record<Field, number>>>;

/** Guesses the columns by their headings, written without accents, signs and capitals. */
export function guessFields<Field extends string>(
  fields: readonly Field[],
  headings: Readonly<Record<Field, RegExp>>,
  row: readonly string[],
): ColumnsOf<Field> {
  const plain = row.map((cell) =>
    cell
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  );
  return Object.fromEntries(
    fields.flatMap((field) => {
      const place = plain.findIndex((heading) => headings[field].test(heading));
      return place === -1 ? [] : [[field, place] as const];
    }),
  ) as ColumnsOf<Field>; // The keys come from the list of fields.
}

type NameField = 'name' | 'fname' | 'lname';

/** Columns in which `Naam` beside `Voornaam` is a last name. */
export function withLastName<Columns extends ColumnsOf<NameField>>(columns: Columns): Omit<Columns, never> {
  const { name, ...others } = columns;
  if (name === undefined || others.fname === undefined) return columns;
  return (others.lname === undefined ? { ...others, lname: name } : others) as Columns;
}

/** A row with the place of the row, from 1 as a spreadsheet counts. */
interface Row<Field extends string> {
  readonly number: number;
  readonly cell: (field: Field) => string;
}

/** The rows below the headings. Empty rows are left out. */
export function rowsBelow<Field extends string>(
  rows: readonly (readonly string[])[],
  columns: ColumnsOf<Field>,
): Row<Field>[] {
  return rows.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [{ number: index + 2, cell: (field: Field) => (cells[columns[field] ?? -1] ?? '').trim() }];
  });
}

/** A full name begins with the first name: `Lies Van den Berghe`. With a comma it ends with it: `Van den Berghe, Lies`. */
export function namesOf(cell: (field: NameField) => string): {
  readonly fname: string;
  readonly lname: string;
} {
  const [fname, lname, name] = [cell('fname'), cell('lname'), cell('name')];
  if (fname !== '' || lname !== '' || name === '') return { fname, lname };
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first !== undefined) return { fname: first, lname: last };
  const [one = '', ...others] = name.split(/\s+/);
  return { fname: one, lname: others.join(' ') };
}

/** A day written as `2014-05-06` or `6/5/2014`. Anything else is left to the server, which says what is wrong. */
export function isoDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? text;
}
