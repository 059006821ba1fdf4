import { and, eq, inArray, isNull } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { BookedTransfer } from '#schemas/entities/management/clubInvoice.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { bankLines, payments } from '#server/db/schema.ts';
import { Refused, refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { noteAction } from '../../management/noteAction.ts';
import { settleOpenPayments } from '../../payments/settleOpenPayments.ts';
import { markTransfer } from '../markTransfer.ts';
import { type BankLineRow, isBooked, loadMatches, type MatchedLine } from './loadMatches.ts';

const texts = nl.management.bank;

/** Most lines of one call: a browser waits some seconds for it. */
const mostBooked = 200;

interface Manager {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
}

type Booking = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

/**
 * Books the transfers that are certain, each in a transaction of its own, so that one that is refused stops no other. Such a one stays in
 * the list.
 */
export async function bookSureLines(
  context: Booking & Pick<Context, 'providers'>,
  manager: Manager,
): Promise<{ readonly booked: number; readonly left: number }> {
  const { lines, orders } = await loadMatches(context, manager.clubNid);
  // The oldest first: a second transfer for the same invoice finds nothing open.
  const sure = lines.filter(({ match }) => match.is === 'sure' || match.is === 'noted').toReversed();
  const now = sure.slice(0, mostBooked);
  const oids = now.flatMap(({ match }) => ('oids' in match ? match.oids : []));
  // Somebody may have paid online at this very moment.
  await settleOpenPayments(context, oids);
  let booked = 0;
  for (const one of now) {
    const isDone = await bookSure(context, manager, one, (oid) => {
      const standing = orders.get(oid)?.standing;
      return standing && { open: eurosOf(standing.openCents), refund: eurosOf(standing.refundCents) };
    }).catch((error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    });
    if (isDone) booked += 1;
  }
  return { booked, left: booked === 0 ? 0 : sure.length - booked };
}

/** What an order owed when the lines were matched, in euros. */
type SeenOf = (oid: number) => { readonly open: number; readonly refund: number } | undefined;

async function bookSure(
  context: Booking,
  manager: Manager,
  { line, match }: MatchedLine,
  seenOf: SeenOf,
): Promise<boolean> {
  const { clubNid, by } = manager;
  return context.db.transaction(async (tx) => {
    const { id: bankLineId, bookedOn: paidOn, amountCents } = await lockLine(tx, clubNid, line.id);
    if (match.is === 'noted') return link(tx, bankLineId, match.paymentIds);
    const [oid] = match.is === 'sure' ? match.oids : [];
    const seen = oid === undefined ? undefined : seenOf(oid);
    if (oid === undefined || !seen) return false;
    await markTransfer(
      { ...context, db: tx },
      {
        ...{ clubNid, by, oid, amount: eurosOf(amountCents), paidOn, way: 'transfer', ...seen },
        ...{ keepsSurplus: false, bankLineId },
      },
    );
    return true;
  });
}

/** Joins a line to the payments that a manager noted for it. */
async function link(tx: Database, bankLineId: number, paymentIds: readonly number[]): Promise<boolean> {
  const isFree = and(
    inArray(payments.id, [...paymentIds]),
    isNull(payments.bankLineId),
    eq(payments.state, 'paid'),
  );
  const linked = await tx.update(payments).set({ bankLineId }).where(isFree).returning({ id: payments.id });
  // Somebody took one of them back meanwhile.
  if (linked.length !== paymentIds.length) throw refusals.busy();
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
  const isOfClub = and(eq(bankLines.id, id), eq(bankLines.clubNid, clubNid));
  const [line] = await tx.select().from(bankLines).where(isOfClub).for('update');
  if (!line) throw refusals.notFound();
  const [booked] = await tx
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(and(isOfClub, isBooked(tx)));
  if (booked) throw refusals.busy(texts.alreadyBooked);
  return line;
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
