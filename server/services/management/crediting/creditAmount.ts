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
  const { creditNoteId, creditedCents, lapsedCents, backCents, account } = await creditLinesOf(context, {
    ...{ oid, lines, money: 'refund', reason, atMostCents: amountCents },
  });
  if (creditNoteId === null || creditedCents < amountCents) {
    // Nothing of it stays: the refusal undoes the transaction.
    const most = Math.min(position === undefined ? order.totalCents : sumOfLines(lines), creditedCents);
    throw refusals.notAvailable(fillIn(texts.tooMuchCredit, { amount: formatEuros(Math.max(0, most)) }));
  }
  const given = await giveMoneyBack(context, { account, creditNoteId, backCents });
  const issued = (await loadDocuments(context, [oid])).get(oid);
  const number = issued ? numberOf(issued.invoices[0]) : '';
  const { refundedCents, byHandCents } = given;
  const details = { what: number, creditedCents, refundedCents, byHandCents, reason };
  await noteAction(context, { clubNid: club.nid, by, action: 'credit-amount', oid, details });
  return { oid, placedBy: order.placedBy, number, creditedCents, lapsedCents, ...given };
}
