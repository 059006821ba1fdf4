import type { OperationRequest } from '#schemas/operations.ts';
import { type ColumnsOf, guessFields, isoDay, namesOf, rowsBelow, withLastName } from './sheetColumns.ts';

type MemberRow = OperationRequest<'import_people'>['rows'][number];

/** What a column of a spreadsheet of members can hold. */
export const memberFields = [
  ...(['name', 'fname', 'lname', 'birthdate', 'mail', 'phone'] as const),
  ...(['parentMail', 'parentPhone'] as const),
] as const;
export type MemberField = (typeof memberFields)[number];

export type Columns = ColumnsOf<MemberField>;

/** Headings as clubs write them, without accents, signs and capitals. */
export const headings: Readonly<Record<MemberField, RegExp>> = {
  name: /^(naam|volledigenaam|naamlid|name|fullname|lid|nom)$/,
  fname: /^(voornaam|firstname|fname|prenom|roepnaam)$/,
  lname: /^(achternaam|familienaam|lastname|lname|surname|nomdefamille)$/,
  birthdate: /^(geboortedatum|geboren|geboortedag|gebdatum|birthdate|birthday|dateofbirth|datedenaissance)$/,
  mail: /^(e?mail|emailadres|mailadres|emaillid|courriel)$/,
  phone: /^(telefoon|tel|gsm|gsmnummer|telefoonnummer|phone|mobiel|mobile)$/,
  parentMail: /^e?mail(adres)?(van)?(een|de|het)?(ouders?|papa|mama|vader|moeder|gezin|contact)[a-z]{0,8}$/,
  parentPhone:
    /^(telefoon|tel|gsm)(nummer)?(van)?(een|de|het)?(ouders?|papa|mama|vader|moeder|gezin|contact)[a-z]{0,8}$/,
};

/** Guesses the columns by their headings. `Naam` beside `Voornaam` is a last name. */
export function guessColumns(row: readonly string[]): Columns {
  return withLastName(guessFields(memberFields, headings, row));
}

/** Whether the columns give a first and a last name. */
export function hasNames({ name, fname, lname }: ColumnsOf<'name' | 'fname' | 'lname'>): boolean {
  return name !== undefined || (fname !== undefined && lname !== undefined);
}

/** A row of the file with the place of the row, from 1 as a spreadsheet counts. */
export interface ReadRow {
  readonly number: number;
  readonly row: MemberRow;
}

/** Reads the rows below the headings. Empty rows are left out. The address and number of a parent stand in for missing ones of a child. */
export function readMembers(rows: readonly (readonly string[])[], columns: Columns): ReadRow[] {
  return rowsBelow(rows, columns).map(({ number, cell }) => {
    const { fname, lname } = namesOf(cell);
    const birthdate = isoDay(cell('birthdate'));
    const phone = phoneOf(cell('phone') || cell('parentPhone'));
    const mail = cell('mail') || cell('parentMail');
    const row = {
      ...{ fname: fname.slice(0, 200), lname: lname.slice(0, 200) },
      ...(birthdate !== '' && { birthdate: birthdate.slice(0, 40) }),
      ...(phone !== '' && { phone }),
      ...(mail !== '' && { mail }),
    };
    return { number, row };
  });
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
