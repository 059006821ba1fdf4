import { parse } from 'csv-parse/sync';
import type { Cents } from '#rules/money.ts';
import {
  type BankFile,
  type BankFormat,
  type Movement,
  oneLine,
  readBankDay,
  type Statement,
  UnreadableFile,
} from './bankFile.ts';

type CsvFormat = Exclude<BankFormat, 'coda'>;

/** The headings of the columns that a bank gives, in lower case without accents. Several: in its languages and over the years. */
interface Columns {
  readonly account: readonly string[];
  readonly day: readonly string[];
  readonly amount: readonly string[];
  readonly currency: readonly string[];
  readonly payerIban: readonly string[];
  /** Empty where no column has it. */
  readonly payer: readonly string[];
  /** The first column that isn't empty is the message. */
  readonly message: readonly (readonly string[])[];
  /** A column that tells whether the bank did it, and the words for yes. */
  readonly state?: { readonly column: readonly string[]; readonly done: readonly string[] };
}

/** The exports of the four big banks of Belgium, in Dutch and French. */
const formats: Readonly<Record<CsvFormat, Columns>> = {
  kbc: {
    account: ['rekeningnummer', 'numero de compte'],
    day: ['datum', 'date'],
    amount: ['bedrag', 'montant'],
    currency: ['munt', 'devise'],
    payerIban: [
      'rekeningnummer tegenpartij',
      'rekening tegenpartij',
      'numero de compte contrepartie',
      'compte contrepartie',
    ],
    payer: ['naam tegenpartij', 'nom contrepartie'],
    message: [
      ['gestructureerde mededeling', 'communication structuree'],
      ['vrije mededeling', 'communication libre'],
      ['omschrijving', 'description'],
    ],
  },
  bnp: {
    account: ['rekeningnummer', 'numero de compte'],
    day: ['uitvoeringsdatum', "date d'execution"],
    amount: ['bedrag', 'montant'],
    currency: ['valuta rekening', 'devise du compte'],
    payerIban: ['tegenpartij', 'contrepartie'],
    payer: ['naam van de tegenpartij', 'nom de la contrepartie'],
    message: [
      ['mededeling', 'communication'],
      ['details', 'detail'],
    ],
    state: { column: ['status', 'statut'], done: ['geaccepteerd', 'accepte'] },
  },
  ing: {
    account: ['rekeningnummer', 'numero de compte'],
    day: ['boekingsdatum', 'date comptable'],
    amount: ['bedrag', 'montant'],
    currency: ['munteenheid', 'devise'],
    payerIban: ['rekening tegenpartij', 'compte partie adverse'],
    payer: [],
    message: [
      ['bericht', 'message'],
      ['detail van de omzet', 'details du mouvement'],
      ['omschrijving', 'libelles', 'libelle'],
    ],
  },
  belfius: {
    account: ['rekening', 'compte'],
    day: ['boekingsdatum', 'date de comptabilisation'],
    amount: ['bedrag', 'montant'],
    currency: ['devies', 'devise'],
    payerIban: ['rekening tegenpartij', 'compte contrepartie'],
    payer: ['naam tegenpartij bevat', 'naam tegenpartij', 'nom contrepartie contient', 'nom contrepartie'],
    message: [
      ['mededelingen', 'communications'],
      ['transactie', 'transaction'],
    ],
  },
};

/** Columns that one bank alone has: they tell whose file it is. */
const marks: Readonly<Record<CsvFormat, readonly (readonly string[])[]>> = {
  kbc: [
    ['afschriftnummer', "numero de l'extrait", 'numero extrait'],
    ['vrije mededeling', 'communication libre'],
  ],
  bnp: [
    ['volgnummer', 'n° de sequence', 'numero de sequence'],
    ['valuta rekening', 'devise du compte'],
  ],
  ing: [
    ['omzetnummer', 'numero de mouvement'],
    ['munteenheid', 'devise'],
  ],
  belfius: [
    ['transactienummer', 'numero de transaction'],
    ['afschriftnummer', "numero d'extrait"],
  ],
};

/** Reads the export of a bank as CSV: semicolons, an amount with a comma, and at Belfius some lines above the headings. */
export function readBankCsv(text: string): BankFile {
  const rows = rowsOf(text);
  for (const [index, row] of rows.entries()) {
    const headings = row.map(plain);
    const format = formatOf(headings);
    if (format) return { format, statements: readRows(format, headings, rows.slice(index + 1), index + 2) };
  }
  throw new UnreadableFile('unknown');
}

function rowsOf(text: string): string[][] {
  try {
    return parse(text, {
      ...{ delimiter: ';', bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
      // KBC ends its lines with a carriage return alone.
      record_delimiter: ['\r\n', '\n', '\r'],
    });
  } catch {
    throw new UnreadableFile('broken');
  }
}

function plain(heading: string): string {
  return oneLine(heading.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")).toLowerCase();
}

function formatOf(headings: readonly string[]): CsvFormat | undefined {
  const has = (names: readonly string[]) => names.some((name) => headings.includes(name));
  // `Object.keys` returns strings.
  const names = Object.keys(formats) as CsvFormat[];
  return names.find((name) => marks[name].every(has) && has(formats[name].amount) && has(formats[name].day));
}

function readRows(
  format: CsvFormat,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  firstLine: number,
): Statement[] {
  const columns = formats[format];
  const placeOf = (names: readonly string[]) => headings.findIndex((heading) => names.includes(heading));
  const byAccount = new Map<string, Movement[]>();
  for (const [index, row] of rows.entries()) {
    const cell = (names: readonly string[]) => oneLine(row[placeOf(names)] ?? '');
    const line = firstLine + index;
    const { state } = columns;
    if (state && !state.done.includes(plain(cell(state.column))) && placeOf(state.column) >= 0) continue;
    const bookedOn = readBankDay(cell(columns.day));
    const amountCents = readBankAmount(cell(columns.amount));
    if (bookedOn === undefined || amountCents === undefined) throw new UnreadableFile('broken', line);
    const currency = cell(columns.currency);
    if (amountCents <= 0 || (currency !== '' && currency !== 'EUR')) continue;
    const account = cell(columns.account).replaceAll(' ', '');
    const message = columns.message.map(cell).find((text) => text !== '') ?? '';
    const payerIban = ibanOf(cell(columns.payerIban));
    const payer =
      columns.payer.length > 0
        ? cell(columns.payer)
        : payerInText(cell(['omschrijving', 'libelles', 'libelle']));
    const movement = { bookedOn, amountCents, payer, payerIban, message };
    const known = byAccount.get(account);
    if (known) known.push(movement);
    else byAccount.set(account, [movement]);
  }
  return [...byAccount].map(([account, movements]) => ({ account, movements }));
}

/** ING writes the payer in its description: "Europese overschrijving Van: ELS MAES - BE68… IBAN: …". */
function payerInText(text: string): string {
  return oneLine(/(?:Van|De)\s*:\s*(.+?)(?:\s+-\s|\s+IBAN\b|\s+Mededeling\b|$)/i.exec(text)?.[1] ?? '');
}

function ibanOf(text: string): string {
  const plainText = text.replaceAll(' ', '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(plainText) ? plainText : '';
}

/** `1.234,56`, `-5,3`, `1234.56` or `2 500`; undefined for anything else. */
function readBankAmount(text: string): Cents | undefined {
  const digits = text.replaceAll(/[\s €]/g, '');
  const [, sign, whole = '', decimals = ''] =
    /^([+-]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:[,.](\d{1,2}))?$/.exec(digits) ?? [];
  if (whole === '') return undefined;
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}
