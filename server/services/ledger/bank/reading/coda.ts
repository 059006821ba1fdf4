import type { Cents } from '#rules/money.ts';
import {
  type BankFile,
  isRealDay,
  type Movement,
  oneLine,
  type Statement,
  UnreadableFile,
} from './bankFile.ts';

/**
 * Reads coded statements of Belgian banks, "Standaard CODA 2.6" of Febelfin: lines of 128 characters, whose first character names the
 * record. A file may have several statements, each from a record 0 to a record 9.
 */
export function readCoda(lines: readonly string[]): BankFile {
  const statements: Statement[] = [];
  let records: Numbered[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const record = { text: text.padEnd(128), number: index + 1 };
    if (text.startsWith('0') && records.length > 0) throw new UnreadableFile('incomplete', record.number);
    if (!text.startsWith('0') && records.length === 0) throw new UnreadableFile('broken', record.number);
    records.push(record);
    if (!text.startsWith('9')) continue;
    statements.push(readStatement(records));
    records = [];
  }
  if (records.length > 0) throw new UnreadableFile('incomplete', lines.length);
  return { format: 'coda', statements };
}

export function isCoda(lines: readonly string[]): boolean {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  // Zeroes, the day of the file, the bank, and at the end the version of the standard.
  return /^0000\d{9,10}/.test(first) && first.trimEnd().length > 100;
}

interface Numbered {
  readonly text: string;
  readonly number: number;
}

/** The text from one position to another one, both counted from 1 as the standard does. */
function field({ text }: Numbered, from: number, until: number): string {
  return text.slice(from - 1, until);
}

/** A movement while its records come in. */
interface Open {
  readonly record: Numbered;
  /** Continuous sequence number: a movement and its details share it. */
  readonly sequence: string;
  /** The movements that the bank booked in this one sum. */
  readonly details: Open[];
  /** Below zero for a debit. */
  readonly cents: Cents;
  readonly isStructured: boolean;
  communication: string;
  payer: string;
  payerIban: string;
  /** Of the records 31 to 33, which say more where the movement itself says nothing. */
  information: string;
}

function readStatement(records: readonly Numbered[]): Statement {
  const header = records.find(({ text }) => text.startsWith('1'));
  const trailer = records.find(({ text }) => text.startsWith('8'));
  const end = records.at(-1);
  if (!header || !end) throw new UnreadableFile('broken', records[0]?.number);
  const booked = readMovements(records);
  refuseIncomplete({ header, trailer, end }, booked);
  const kept = booked.flatMap((movement) => (hasDetails(movement) ? movement.details : [movement]));
  return {
    account: field(header, 6, 42).split(/\s/)[0] ?? '',
    movements: kept.filter(({ cents }) => cents > 0).map(toMovement),
  };
}

/** The other records of a movement follow its record 21, with its sequence number. So do its details. */
function readMovements(records: readonly Numbered[]): readonly Open[] {
  const booked: Open[] = [];
  let last: Open | undefined;
  for (const record of records) {
    const sequence = field(record, 3, 6);
    if (field(record, 1, 2) === '21') {
      last = opened(record);
      const whole = booked.at(-1);
      if (Number(field(record, 7, 10)) > 0 && whole?.sequence === sequence) whole.details.push(last);
      else booked.push(last);
    } else if (last?.sequence === sequence) add(record, last);
  }
  return booked;
}

function add(record: Numbered, last: Open): void {
  switch (field(record, 1, 2)) {
    case '22':
      last.communication += field(record, 11, 63);
      return;
    case '23':
      // The account with its currency at the end.
      last.payerIban = field(record, 11, 44).replaceAll(' ', '');
      last.payer = oneLine(field(record, 48, 82));
      last.communication += field(record, 83, 125);
      return;
    case '31':
      last.information += field(record, 41, 113);
      return;
    case '32':
      last.information += field(record, 11, 115);
      return;
    case '33':
      last.information += field(record, 11, 100);
      return;
    default:
  }
}

function opened(record: Numbered): Open {
  const amount = field(record, 33, 47);
  const sign = field(record, 32, 32);
  if (!/^\d{15}$/.test(amount) || !/^[01]$/.test(sign)) throw new UnreadableFile('broken', record.number);
  return {
    ...{ record, sequence: field(record, 3, 6), details: [] },
    cents: centsOf(sign, amount),
    isStructured: field(record, 62, 62) === '1',
    communication: field(record, 63, 115),
    ...{ payer: '', payerIban: '', information: '' },
  };
}

/** Fifteen digits of which the last three are decimals; 0: credit, 1: debit. */
function centsOf(sign: string, amount: string): Cents {
  const cents = Math.round(Number(amount) / 10);
  return sign === '1' ? -cents : cents;
}

/** Whether the details of a movement stand in its place: they add up to it. */
function hasDetails({ cents, details }: Open): boolean {
  return details.length > 0 && details.reduce((sum, one) => sum + one.cents, 0) === cents;
}

interface Sums {
  readonly header: Numbered;
  /** Absent in a file that doesn't close the account. */
  readonly trailer: Numbered | undefined;
  readonly end: Numbered;
}

/** Compares the movements with the balances and with the sums of record 9: a file that was cut off books too little. */
function refuseIncomplete({ header, trailer, end }: Sums, booked: readonly Open[]): void {
  const sumOf = (isWanted: (cents: Cents) => boolean) =>
    booked.reduce((sum, { cents }) => (isWanted(cents) ? sum + Math.abs(cents) : sum), 0);
  const [debit, credit] = [field(end, 23, 37), field(end, 38, 52)];
  const isSummed = /^\d{15}$/.test(debit) && /^\d{15}$/.test(credit);
  if (isSummed && centsOf('0', debit) !== sumOf((cents) => cents < 0))
    throw new UnreadableFile('incomplete', end.number);
  if (isSummed && centsOf('0', credit) !== sumOf((cents) => cents > 0))
    throw new UnreadableFile('incomplete', end.number);
  if (!trailer) return;
  const before = centsOf(field(header, 43, 43), field(header, 44, 58));
  const after = centsOf(field(trailer, 42, 42), field(trailer, 43, 57));
  const moved = booked.reduce((sum, { cents }) => sum + cents, 0);
  if (before + moved !== after) throw new UnreadableFile('incomplete', trailer.number);
}

function toMovement(open: Open): Movement {
  const { record, cents, payer, payerIban } = open;
  const digits = field(record, 116, 121);
  const bookedOn = `20${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  if (!isRealDay(bookedOn)) throw new UnreadableFile('broken', record.number);
  return { bookedOn, amountCents: cents, payer, payerIban, message: messageOf(open) };
}

/** A structured communication begins with its type, three digits: 101 and 102 are those of a transfer with check digits. */
function messageOf({ isStructured, communication, information }: Open): string {
  if (!isStructured) return oneLine(communication) || oneLine(information);
  const type = communication.slice(0, 3);
  const content = communication.slice(3);
  return type === '101' || type === '102' ? oneLine(content.slice(0, 12)) : oneLine(content);
}
