import type { OperationRequest } from '#schemas/operations.ts';
import { headings as ofMembers } from '../import/readMembers.ts';
import {
  type ColumnsOf,
  guessFields,
  isoDay,
  namesOf,
  rowsBelow,
  withLastName,
} from '../import/sheetColumns.ts';

type CardRow = OperationRequest<'import_federation_members'>['rows'][number];

/** What a column of a spreadsheet of a federation can hold. */
export const cardFields = ['name', 'fname', 'lname', 'birthdate', 'number', 'until'] as const;
type CardField = (typeof cardFields)[number];
export type CardColumns = ColumnsOf<CardField>;

const { name, fname, lname, birthdate } = ofMembers;

/** Headings as federations write them, without accents, signs and capitals. */
const headings: Readonly<Record<CardField, RegExp>> = {
  ...{ name, fname, lname, birthdate },
  number:
    /^(lidnummer|lidnr|lidkaartnummer|kaartnummer|licentie|licentienummer|nummer|nr|membershipno|number)$/,
  until:
    /^(geldigtot|geldigtotenmet|geldigtm|tot|totenmet|einddatum|einde|vervaldatum|vervalt|validuntil|until)$/,
};

export function guessCardColumns(row: readonly string[]): CardColumns {
  return withLastName(guessFields(cardFields, headings, row));
}

/** A row of the file with the place of the row, from 1 as a spreadsheet counts. */
export interface ReadCard {
  readonly number: number;
  readonly row: CardRow;
}

/** Reads the rows below the headings. */
export function readCards(rows: readonly (readonly string[])[], columns: CardColumns): ReadCard[] {
  return rowsBelow(rows, columns).map(({ number: place, cell }) => {
    const names = namesOf(cell);
    const [born, number, until] = [isoDay(cell('birthdate')), cell('number'), isoDay(cell('until'))];
    const row = {
      ...{ fname: names.fname.slice(0, 200), lname: names.lname.slice(0, 200) },
      ...(born !== '' && { birthdate: born.slice(0, 40) }),
      ...(number !== '' && { number: number.slice(0, 200) }),
      ...(until !== '' && { until: until.slice(0, 40) }),
    };
    return { number: place, row };
  });
}
