import type { KindName } from '#form-engine/src/headless.ts';
import { formOf, type WireFields } from '../support/ask.ts';

const lines: readonly KindName[] = [
  'text',
  'email',
  'phone',
  'birthdate',
  'number',
  'decimal',
  'date',
  'time',
  'iban',
  'url',
  'national_number',
  'address',
];
const texts: readonly KindName[] = [...lines, 'textarea'];
const choices: readonly KindName[] = ['radio', 'select', 'select_multiple'];
const files: readonly KindName[] = ['file', 'image'];
const everything: readonly KindName[] = [...texts, ...choices, 'nationality', 'rating', ...files];

/** The kinds of question that each row of `docs/nasty-inputs.md` applies to. Rows that are not listed have tests of their own. */
const metBy: Readonly<Record<number, readonly KindName[]>> = {
  1: ['text', 'textarea', 'address', ...choices],
  2: ['text', 'textarea', 'address', ...choices],
  3: ['text', 'textarea', 'address'],
  4: texts,
  5: everything,
  6: ['text', 'textarea', 'address', 'phone', 'birthdate', 'number', 'decimal', 'date'],
  7: everything,
  8: texts,
  9: everything,
  15: everything,
  16: everything,
  23: choices,
  24: ['select_multiple'],
  25: choices,
  26: choices,
  27: [...choices, 'nationality', 'rating'],
  28: files,
  32: ['birthdate', 'date'],
  33: ['national_number'],
  34: ['phone'],
  35: ['email'],
  36: ['email'],
  37: ['number', 'decimal', 'rating'],
  42: everything,
  44: ['group'],
  45: ['computed'],
  46: ['text', 'textarea', 'group'],
};

interface NastyCase {
  readonly row: number;
  readonly question: WireFields;
}

/** Lists the pairs of row and kind that have no case, written as `row 5: email`. */
export function kindsWithoutCase(cases: readonly NastyCase[]): readonly string[] {
  const met = new Set(
    cases.map(({ row, question }) => `row ${row}: ${formOf([question]).kinds.get('q0_0')?.name}`),
  );
  return Object.entries(metBy)
    .flatMap(([row, kinds]) => kinds.map((kind) => `row ${row}: ${kind}`))
    .filter((pair) => !met.has(pair));
}
