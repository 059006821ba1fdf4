import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Cents } from '#rules/money.ts';

/** Money that came to an account, as a bank states it. */
export interface Movement {
  /** The day on which the bank booked it. */
  readonly bookedOn: IsoDay;
  readonly amountCents: Cents;
  /** '' where the bank names nobody. */
  readonly payer: string;
  /** Without spaces; '' where unknown. */
  readonly payerIban: string;
  /** What the payer wrote, structured or not, in one line. */
  readonly message: string;
}

/** The money that came in by one account, in the order of the file. Money that went out is left out. */
export interface Statement {
  /** IBAN of the account, without spaces. */
  readonly account: string;
  readonly movements: readonly Movement[];
}

export type BankFormat = 'coda' | 'kbc' | 'bnp' | 'ing' | 'belfius';

/** What a file of a bank says. */
export interface BankFile {
  readonly format: BankFormat;
  readonly statements: readonly Statement[];
}

/** A file can't be read. `line`: from 1, where one line is to blame. */
export class UnreadableFile extends Error {
  readonly reason: 'unknown' | 'broken' | 'incomplete';
  readonly line: number | undefined;
  constructor(reason: UnreadableFile['reason'], line?: number) {
    super(`${reason} file${line === undefined ? '' : ` at line ${line}`}`);
    this.reason = reason;
    this.line = line;
  }
}

/** Writes text of fixed width, or of several fields, as one line. */
export function oneLine(...texts: readonly string[]): string {
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** `dd/mm/yyyy`, `dd-mm-yyyy`, `dd.mm.yyyy`, or `yyyy-mm-dd`; undefined where it is no day. */
export function readBankDay(text: string): IsoDay | undefined {
  const trimmed = text.trim();
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed) ?? [];
  const iso = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : trimmed;
  return isRealDay(iso) ? iso : undefined;
}

export function isRealDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
