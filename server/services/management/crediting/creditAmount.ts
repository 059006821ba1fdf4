import { fillIn } from '@clubpoort/form-engine/headless';
import { and, asc, eq } from 'drizzle-orm';
import { type Cents, centsOf, formatEuros } from '#rules/money.ts';
import type { Context } from '#server/context.ts';
import { orderLines, orders } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { loadDocuments } from '../../documents/issueDocuments.ts';
import { creditLinesOf } from '../../own-registrations/creditLinesOf.ts';
import { sumOfLines } from '../../own-registrations/linesCentsOf.ts';
import { giveMoneyBack } from '../cancelling/giveMoneyBack.ts';
import { noteAction } from '../noteAction.ts';

export interface WantedCredit {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly oid: number;
  /** The line that the amount is about; `undefined` for the whole order. */
  readonly position: number | undefined;
  /** In euros. */
  readonly amount: number;
  readonly reason: string;
}

/** What was credited, as it is stored with its key. */
export interface Credited {
  readonly oid: number;
  /** The person who placed the order. */
  readonly placedBy: number;
  readonly number: string;
  readonly creditedCents: Cents;
  /** Part of it that nobody has to pay any more. */
  readonly lapsedCents: Cents;
  readonly refundedCents: Cents;
  readonly byHandCents: Cents;
  readonly refundIds: readonly number[];
}

const texts = nl.management;

/** Takes an amount off an order or a line, in a transaction of the caller. Nothing is cancelled. */
export async function creditAmount(
  context: Pick<Context, 'db' | 'clock' | 'providers'>,
  { club, by, oid, position, amount, reason }: WantedCredit,
): Promise<Credited> {
  const { db: tx } = context;
  if (reason === '') throw refusals.notAvailable(texts.noCreditReason);
  const amountCents = centsOf(amount);
  if (amountCents <= 0) throw refusals.notAvailable(texts.noAmount);
  const isOfClub = and(eq(orders.oid, oid), eq(orders.clubNid, club.nid));
  const [order] = await tx.select().from(orders).where(isOfClub).for('update');
  if (!order) throw refusals.notFound(nl.refusals.orderNotFound);
  const isWanted = position === undefined ? undefined : eq(orderLines.position, position);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.oid, oid), isWanted))
    .orderBy(asc(orderLines.position));
  const given = await creditOrderLines(context, { oid, lines, amountCents, reason });
  const { creditedCents, refundedCents, byHandCents } = given;
  if (creditedCents < amountCents) {
    // Nothing of it stays: the refusal undoes the transaction.
    const most = Math.min(position === undefined ? order.totalCents : sumOfLines(lines), creditedCents);
    throw refusals.notAvailable(fillIn(texts.tooMuchCredit, { amount: formatEuros(Math.max(0, most)) }));
  }
  const issued = (await loadDocuments(context, [oid])).get(oid);
  const number = issued ? numberOf(issued.invoices[0]) : '';
  const details = { what: number, creditedCents, refundedCents, byHandCents, reason };
  await noteAction(context, { clubNid: club.nid, by, action: 'credit-amount', oid, details });
  return { oid, placedBy: order.placedBy, number, ...given };
}

interface CreditedLines {
  readonly oid: number;
  readonly lines: Parameters<typeof creditLinesOf>[1]['lines'];
  readonly amountCents: Cents;
  /** On the credit note. */
  readonly reason: string;
}

/**
 * Takes an amount off lines of an order, in a transaction of the caller. What is open lapses first, then what was paid goes back. Credits
 * less where the lines or their order don't cost so much any more: the caller refuses that.
 */
export async function creditOrderLines(
  context: Pick<Context, 'db' | 'clock' | 'providers'>,
  { oid, lines, amountCents, reason }: CreditedLines,
): Promise<Omit<Credited, 'oid' | 'placedBy' | 'number'>> {
  const { creditNoteId, creditedCents, lapsedCents, backCents, account } = await creditLinesOf(context, {
    ...{ oid, lines, money: 'refund', reason, atMostCents: amountCents },
  });
  if (creditNoteId === null)
    return { creditedCents: 0, lapsedCents: 0, refundedCents: 0, byHandCents: 0, refundIds: [] };
  const given = await giveMoneyBack(context, { account, creditNoteId, backCents });
  return { creditedCents, lapsedCents, ...given };
}
