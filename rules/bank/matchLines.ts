import { daysAfter } from '../brusselsInstant.ts';
import type { IsoDay } from '../brusselsTime.ts';
import type { Cents } from '../money.ts';
import { referenceInMessage } from './referenceInMessage.ts';

/** Money that came to the account of a club. */
export interface BankLine {
  readonly id: number;
  readonly bookedOn: IsoDay;
  readonly amountCents: Cents;
  readonly payer: string;
  readonly payerIban: string;
  readonly message: string;
  /** An earlier file has a line of the same day, amount and payer, with another message. */
  readonly isSeen: boolean;
}

/** An invoice that a transfer may pay. */
export interface PayableInvoice {
  readonly oid: number;
  /** The order whose number is in the structured communication: the first one of the checkout. */
  readonly reference: number;
  readonly orderedOn: IsoDay;
  readonly openCents: Cents;
  /** Amounts of which the club said that they are a payment: what is due now, and the next part. */
  readonly askedCents: readonly Cents[];
  /** Names of the person, and of who placed the order. */
  readonly names: readonly string[];
  /** IBANs from which invoices of the same payer were paid before. */
  readonly ibans: readonly string[];
  /** Transfers that a manager booked by hand, without a line of a statement. */
  readonly noted: readonly NotedTransfer[];
}

interface NotedTransfer {
  readonly paymentId: number;
  readonly day: IsoDay;
  readonly amountCents: Cents;
}

/**
 * `sure`: the communication names open invoices, and the amount is one that they ask. `noted`: a manager booked it by hand already.
 * `early`: the communication names an order of a later day, which money of before it can't pay. `part`, `over`: the communication is right, and the amount is less or more than what is asked. `paid`: nothing is open any more.
 * `proposal`: the amount and the name fit. `unknown`: nothing fits.
 */
export type LineMatch =
  | {
      readonly is: 'sure' | 'part' | 'over' | 'paid';
      readonly oids: readonly number[];
      readonly openCents: Cents;
    }
  | { readonly is: 'noted'; readonly oids: readonly number[]; readonly paymentIds: readonly number[] }
  | { readonly is: 'early' | 'proposal'; readonly oids: readonly number[] }
  | { readonly is: 'unknown' };

/** Days between what a manager noted and what the bank says. */
const notedWithin = 10;
/** Most invoices that are proposed for a line. */
const mostProposed = 3;

/**
 * Says for each line what it pays. Lines are judged by day, and each counts with what the ones before it pay: the second of two transfers
 * finds nothing open. Nothing is booked by this: a proposal is a guess until a manager says so.
 */
export function matchLines(
  lines: readonly BankLine[],
  invoices: readonly PayableInvoice[],
): ReadonlyMap<number, LineMatch> {
  const byReference = Map.groupBy(invoices, ({ reference }) => reference);
  const findByHint = hintsOf(invoices);
  const open = new Map(invoices.map(({ oid, openCents }) => [oid, openCents]));
  const notedUsed = new Set<number>();
  const matches = new Map<number, LineMatch>();
  const inOrder = lines.toSorted(
    (one, other) => one.bookedOn.localeCompare(other.bookedOn) || one.id - other.id,
  );
  for (const line of inOrder) {
    const reference = referenceInMessage(line.message);
    const named = reference === undefined ? undefined : byReference.get(reference);
    const match = named
      ? matchNamed(line, named, { open, notedUsed })
      : propose(line, findByHint(line), open);
    if (match.is === 'sure' || match.is === 'part' || match.is === 'over')
      payInOrder(line.amountCents, match.oids, open);
    if (match.is === 'noted') for (const id of match.paymentIds) notedUsed.add(id);
    matches.set(line.id, match);
  }
  return matches;
}

interface Left {
  /** The open amount of each invoice, after the lines so far. */
  readonly open: Map<number, Cents>;
  readonly notedUsed: ReadonlySet<number>;
}

function matchNamed(line: BankLine, named: readonly PayableInvoice[], { open, notedUsed }: Left): LineMatch {
  const { amountCents, bookedOn } = line;
  const owing = named.filter(({ oid }) => (open.get(oid) ?? 0) > 0);
  const openCents = owing.reduce((sum, { oid }) => sum + (open.get(oid) ?? 0), 0);
  const all = named.map(({ oid }) => oid);
  const paymentIds = notedFor(line, named, notedUsed);
  if (paymentIds) return { is: 'noted', oids: all, paymentIds };
  // The named order is paid first, and another one may keep what is too much.
  const oids = owing.length > 0 ? owing.map(({ oid }) => oid) : all;
  if (named.some(({ orderedOn }) => bookedOn < orderedOn)) return { is: 'early', oids };
  if (openCents === 0) return { is: 'paid', oids, openCents };
  if (amountCents > openCents) return { is: 'over', oids, openCents };
  const isAsked =
    amountCents === openCents ||
    owing.some(({ oid, openCents: whole, askedCents }) =>
      // Another line paid a part already, so the next part isn't what was asked.
      open.get(oid) === whole ? askedCents.includes(amountCents) : false,
    ) ||
    amountCents === owing.reduce((sum, { askedCents }) => sum + (askedCents[0] ?? 0), 0);
  return { is: isAsked ? 'sure' : 'part', oids, openCents };
}

/** The payments that a manager noted for this very transfer: of one day, and together its amount. */
function notedFor(
  { amountCents, bookedOn }: BankLine,
  named: readonly PayableInvoice[],
  used: ReadonlySet<number>,
): readonly number[] | undefined {
  const close = named
    .flatMap(({ noted }) => noted)
    .filter(({ paymentId, day }) => !used.has(paymentId) && isWithin(day, bookedOn));
  for (const ofDay of Map.groupBy(close, ({ day }) => day).values()) {
    const exact = ofDay.find((one) => one.amountCents === amountCents);
    if (exact) return [exact.paymentId];
    if (ofDay.reduce((sum, one) => sum + one.amountCents, 0) === amountCents)
      return ofDay.map(({ paymentId }) => paymentId);
  }
  return undefined;
}

function isWithin(day: IsoDay, of: IsoDay): boolean {
  return day >= daysAfter(of, -notedWithin) && day <= daysAfter(of, notedWithin);
}

/** Finds the invoices that share an account, or a word of a name, with a line. */
function hintsOf(invoices: readonly PayableInvoice[]) {
  const byWord = new Map<string, PayableInvoice[]>();
  const byIban = new Map<string, PayableInvoice[]>();
  const add = (map: Map<string, PayableInvoice[]>, key: string, invoice: PayableInvoice) => {
    const known = map.get(key);
    if (!known) map.set(key, [invoice]);
    else if (known.at(-1) !== invoice) known.push(invoice);
  };
  for (const invoice of invoices.filter(({ openCents }) => openCents > 0)) {
    for (const word of new Set(invoice.names.flatMap(nameWords))) add(byWord, word, invoice);
    for (const iban of invoice.ibans) add(byIban, iban, invoice);
  }
  return ({ payer, message, payerIban }: BankLine): readonly PayableInvoice[] => {
    const words = [...nameWords(payer), ...nameWords(message)];
    const found = words.flatMap((word) => byWord.get(word) ?? []);
    return [...new Set([...(byIban.get(payerIban) ?? []), ...found])];
  };
}

function propose(
  line: BankLine,
  hinted: readonly PayableInvoice[],
  open: ReadonlyMap<number, Cents>,
): LineMatch {
  const { amountCents, payer, message, payerIban, bookedOn, isSeen } = line;
  if (isSeen) return { is: 'unknown' };
  const said = new Set([...nameWords(payer), ...nameWords(message)]);
  const scored = hinted.flatMap((invoice) => {
    const { oid, names, ibans, orderedOn, askedCents } = invoice;
    const left = open.get(oid) ?? 0;
    if (left === 0 || orderedOn > bookedOn) return [];
    const isAmount = amountCents === left || askedCents.includes(amountCents);
    const isPerson = ibans.includes(payerIban) || names.some((name) => namesPerson(said, name));
    if (!isPerson || (!isAmount && amountCents > left)) return [];
    return [{ oid, score: isAmount ? 1 : 0, orderedOn }];
  });
  const best = scored.toSorted(
    (one, other) =>
      other.score - one.score || one.orderedOn.localeCompare(other.orderedOn) || one.oid - other.oid,
  );
  // An invoice of another amount is a guess that only helps where none has the amount.
  const fitting = best.filter(({ score }) => score === best[0]?.score).slice(0, mostProposed);
  return fitting.length > 0 ? { is: 'proposal', oids: fitting.map(({ oid }) => oid) } : { is: 'unknown' };
}

/** Takes what a line pays from what is open, in the order in which it is booked. */
export function payInOrder(amountCents: Cents, oids: readonly number[], open: Map<number, Cents>): void {
  let left = amountCents;
  for (const oid of oids) {
    const taken = Math.min(left, open.get(oid) ?? 0);
    open.set(oid, (open.get(oid) ?? 0) - taken);
    left -= taken;
  }
}

/** Words that say nothing of a person: a bank writes them beside the name. */
const titles: ReadonlySet<string> = new Set([
  'MR',
  'MME',
  'MEVR',
  'DHR',
  'DE',
  'HEER',
  'MEVROUW',
  'EN',
  'OF',
  'ET',
  'OU',
]);

/** The words of a name, in capitals without accents, as a bank writes them. */
function nameWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return plain.split(/[^A-Z]+/).filter((word) => word.length > 1 && !titles.has(word));
}

/** Whether the words of a transfer name a person: each word of the name, in any order. */
function namesPerson(said: ReadonlySet<string>, name: string): boolean {
  const words = nameWords(name);
  return words.length > 1 && words.every((word) => said.has(word));
}
