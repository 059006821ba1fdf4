import type { OperationRequest } from '#schemas/operations.ts';

type MemberRow = OperationRequest<'import_people'>['rows'][number];

/** What a column of a spreadsheet of members can hold. */
export const memberFields = ['name', 'fname', 'lname', 'birthdate', 'mail', 'phone'] as const;
export type MemberField = (typeof memberFields)[number];

/** The place of the column of each field. */
export type Columns = Readonly<Partial<Record<MemberField, number>>>;

/** Headings as clubs write them, without accents, signs and capitals. */
const headings: Readonly<Record<MemberField, RegExp>> = {
  name: /^(naam|volledigenaam|naamlid|name|fullname|lid|nom)$/,
  fname: /^(voornaam|firstname|fname|prenom|roepnaam)$/,
  lname: /^(achternaam|familienaam|lastname|lname|surname|nomdefamille)$/,
  birthdate: /^(geboortedatum|geboren|geboortedag|gebdatum|birthdate|birthday|dateofbirth|datedenaissance)$/,
  mail: /^(e?mail|emailadres|mailadres|emailouder|courriel)$/,
  phone: /^(telefoon|tel|gsm|gsmnummer|telefoonnummer|phone|mobiel|mobile)$/,
};

/** Guesses the columns by their headings. `Naam` beside `Voornaam` is a last name. */
export function guessColumns(row: readonly string[]): Columns {
  const plain = row.map((cell) =>
    cell
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  );
  const found = Object.fromEntries(
    memberFields.flatMap((field) => {
      const place = plain.findIndex((heading) => headings[field].test(heading));
      return place === -1 ? [] : [[field, place] as const];
    }),
  ) as Columns; // The keys come from the list of fields.
  const { name, ...others } = found;
  if (name === undefined || others.fname === undefined) return found;
  return others.lname === undefined ? { ...others, lname: name } : others;
}

/** Whether the columns give a first and a last name. */
export function hasNames({ name, fname, lname }: Columns): boolean {
  return name !== undefined || (fname !== undefined && lname !== undefined);
}

/** A row of the file with the place of the row, from 1 as a spreadsheet counts. */
export interface ReadRow {
  readonly number: number;
  readonly row: MemberRow;
}

/** Reads the rows below the headings. Empty rows are left out. */
export function readMembers(rows: readonly (readonly string[])[], columns: Columns): ReadRow[] {
  return rows.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cell = (field: MemberField) => (cells[columns[field] ?? -1] ?? '').trim();
    const { fname, lname } = namesOf(cell);
    const [birthdate, phone, mail] = [isoDay(cell('birthdate')), phoneOf(cell('phone')), cell('mail')];
    const row = {
      ...{ fname: fname.slice(0, 200), lname: lname.slice(0, 200) },
      ...(birthdate !== '' && { birthdate: birthdate.slice(0, 40) }),
      ...(phone !== '' && { phone }),
      ...(mail !== '' && { mail }),
    };
    return [{ number: index + 2, row }];
  });
}

/** A full name begins with the first name: `Lies Van den Berghe`. With a comma it ends with it: `Van den Berghe, Lies`. */
function namesOf(cell: (field: MemberField) => string): { readonly fname: string; readonly lname: string } {
  const [fname, lname, name] = [cell('fname'), cell('lname'), cell('name')];
  if (fname !== '' || lname !== '' || name === '') return { fname, lname };
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first !== undefined) return { fname: first, lname: last };
  const [one = '', ...others] = name.split(/\s+/);
  return { fname: one, lname: others.join(' ') };
}

/** A day written as `2014-05-06` or `6/5/2014`. Anything else is left to the server, which says what is wrong. */
function isoDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? text;
}

/** A number as people write it here (`0470 12 34 56`), in the format of the contract. */
function phoneOf(text: string): string {
  const digits = text.replaceAll(/[^\d+]/g, '');
  if (digits.startsWith('+32')) return `+32 ${digits.slice(3).replace(/^0/, '')}`;
  if (digits.startsWith('0032')) return `+32 ${digits.slice(4).replace(/^0/, '')}`;
  if (digits.startsWith('0')) return `+32 ${digits.slice(1)}`;
  // Spreadsheets drop the first zero of a number.
  return /^4\d{8}$/.test(digits) ? `+32 ${digits}` : text;
}
