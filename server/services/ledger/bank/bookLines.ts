import { and, asc, eq, isNull } from 'drizzle-orm';
import { payInOrder } from '#rules/bank/matchLines.ts';
import { eurosOf } from '#rules/money.ts';
import type { BookedTransfer } from '#schemas/entities/management/clubInvoice.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { bankLines, payments } from '#server/db/schema.ts';
import { Refused, refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { loadDocuments } from '../../documents/issueDocuments.ts';
import { noteAction } from '../../management/noteAction.ts';
import { settleOpenPayments } from '../../payments/settleOpenPayments.ts';
import { markTransfer, markTransfers } from '../markTransfer.ts';
import { type BankLineRow, isBooked, loadMatches, type MatchedLine } from './loadMatches.ts';

const texts = nl.management.bank;

/** Most lines of one call: a browser shows how many are left after each. */
const mostBooked = 1_000;
/** Most lines of one transaction, which locks their orders: a family that pays one of them meanwhile waits for a part of a second. */
const mostTogether = 250;

interface Manager {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
}

type Booking = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

export interface BookedSure {
  readonly booked: number;
  /** Those that something changed for since they were matched: they are in the lists, and nothing is booked. */
  readonly changed: number;
  /** Certain ones that wait for the next call. */
  readonly left: number;
}

/**
 * Books the transfers that are certain, some hundreds in a transaction. One that is refused stops no other, and stays in the list. A
 * repeat after a lost answer goes on where the last transaction ended.
 */
export async function bookSureLines(
  context: Booking & Pick<Context, 'providers'>,
  manager: Manager,
): Promise<BookedSure> {
  const { lines, orders } = await loadMatches(context, manager.clubNid);
  // The oldest first: a second transfer for the same invoice finds nothing open.
  const sure = lines.filter(isSure).toReversed();
  const now = sure.slice(0, mostBooked);
  const oids = now.flatMap(({ match }) => match.oids);
  // Somebody may have paid online at this very moment.
  await settleOpenPayments(context, oids);
  // Issues what is missing before an order is locked, because a number of an invoice locks those of the whole club.
  await loadDocuments(context, oids);
  const expected = expectedOf(now, orders);
  let booked = 0;
  for (let at = 0; at < now.length; at += mostTogether)
    booked += await bookTogether(context, manager, now.slice(at, at + mostTogether), expected);
  return { booked, changed: now.length - booked, left: sure.length - now.length };
}

type SureLine = MatchedLine & { readonly match: { readonly is: 'sure' | 'noted' } };

function isSure(one: MatchedLine): one is SureLine {
  return one.match.is === 'sure' || one.match.is === 'noted';
}

interface Expected {
  readonly oid: number;
  /** The open amount of the order, and its credit, when the line is booked, in euros. */
  readonly open: number;
  readonly refund: number;
}

/** The match of each line when those before it are booked, by the id of the line. Booking refuses a line that finds anything else. */
function expectedOf(
  lines: readonly SureLine[],
  payable: Awaited<ReturnType<typeof loadMatches>>['orders'],
): ReadonlyMap<number, Expected> {
  const open = new Map([...payable].map(([oid, { standing }]) => [oid, standing.openCents]));
  const expected = new Map<number, Expected>();
  for (const { line, match } of lines) {
    const [oid] = match.oids;
    if (match.is !== 'sure' || oid === undefined) continue;
    const refund = eurosOf(payable.get(oid)?.standing.refundCents ?? 0);
    expected.set(line.id, { oid, open: eurosOf(open.get(oid) ?? 0), refund });
    payInOrder(line.amountCents, match.oids, open);
  }
  return expected;
}

/** @returns how many lines it booked */
async function bookTogether(
  context: Booking,
  { clubNid, by }: Manager,
  lines: readonly SureLine[],
  expected: ReadonlyMap<number, Expected>,
): Promise<number> {
  return context.db.transaction(async (tx) => {
    const free = await lockLines(
      tx,
      clubNid,
      lines.map(({ line }) => line.id),
    );
    const open = lines.flatMap(({ line: { id }, match }) => {
      const line = free.get(id);
      return line ? [{ line, match }] : [];
    });
    const arrived = open.flatMap(({ line: { id: bankLineId, bookedOn: paidOn, amountCents } }) => {
      const seen = expected.get(bankLineId);
      return seen
        ? [
            {
              ...({ clubNid, by, amount: eurosOf(amountCents), paidOn, way: 'transfer', ...seen } as const),
              ...{ keepsSurplus: false, bankLineId },
            },
          ]
        : [];
    });
    const answers = await markTransfers({ ...context, db: tx }, arrived);
    let booked = answers.filter((answer) => !(answer instanceof Refused)).length;
    for (const { line, match } of open)
      if (match.is === 'noted' && (await link(tx, line.id, match.paymentIds))) booked += 1;
    return booked;
  });
}

/** Joins a line to the payments that a manager noted for it, unless somebody took one of them back meanwhile. */
async function link(tx: Database, bankLineId: number, paymentIds: readonly number[]): Promise<boolean> {
  const isFree = and(
    isOneOf(payments.id, paymentIds),
    isNull(payments.bankLineId),
    eq(payments.state, 'paid'),
  );
  const free = await tx.select({ id: payments.id }).from(payments).where(isFree).for('update');
  if (free.length !== paymentIds.length) return false;
  await tx.update(payments).set({ bankLineId }).where(isFree);
  return true;
}

export interface ChosenLine extends Manager {
  readonly bankLine: number;
  readonly oid: number;
  /** What the order owed, and its credit, when the manager saw them, in euros. */
  readonly open: number;
  readonly refund: number;
}

/** Books a transfer for an order that a manager chose, in a transaction of the caller. What is too much stays as a credit. */
export async function bookLine(
  context: Booking,
  { clubNid, by, bankLine, oid, open, refund }: ChosenLine,
): Promise<BookedTransfer> {
  const { id: bankLineId, bookedOn: paidOn, amountCents } = await lockLine(context.db, clubNid, bankLine);
  return markTransfer(context, {
    ...{ clubNid, by, oid, amount: eurosOf(amountCents), paidOn, way: 'transfer', open, refund },
    ...{ keepsSurplus: true, bankLineId },
  });
}

/** Locks a line that is not booked. Refuses one of another club as not found. */
async function lockLine(tx: Database, clubNid: number, id: number): Promise<BankLineRow> {
  const line = (await lockLines(tx, clubNid, [id])).get(id);
  if (line) return line;
  const isOfClub = and(eq(bankLines.id, id), eq(bankLines.clubNid, clubNid));
  throw (await tx.$count(bankLines, isOfClub)) === 0
    ? refusals.notFound()
    : refusals.busy(texts.alreadyBooked);
}

/** Locks lines of a club in the order of their ids. Returns those that are not booked, by id. */
async function lockLines(
  tx: Database,
  clubNid: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BankLineRow>> {
  const isWanted = and(isOneOf(bankLines.id, ids), eq(bankLines.clubNid, clubNid));
  const locked = await tx.select().from(bankLines).where(isWanted).orderBy(asc(bankLines.id)).for('update');
  // Asks after the lock: who held it may have booked them.
  const booked = await tx
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(and(isWanted, isBooked(tx)));
  const gone = new Set(booked.map(({ id }) => id));
  return new Map(locked.filter(({ id }) => !gone.has(id)).map((line) => [line.id, line]));
}

/** Says that a transfer pays no invoice, or takes that back. */
export async function setLineAside(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, bankLine, aside }: Manager & { readonly bankLine: number; readonly aside: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, amountCents, bookedOn, asideAt } = await lockLine(tx, clubNid, bankLine);
    if ((asideAt !== null) === aside) return;
    await tx
      .update(bankLines)
      .set({ asideAt: aside ? clock.now() : null })
      .where(eq(bankLines.id, id));
    if (!aside) return;
    const details = { what: bookedOn, amountCents };
    await noteAction({ db: tx, clock }, { clubNid, by, action: 'set-bank-line-aside', oid: null, details });
  });
}
