import { fillIn } from '@clubpoort/form-engine/headless';
import { asc, eq } from 'drizzle-orm';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import type { Cents } from '#rules/money.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { clubs, orders } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { loadDocuments } from '../../documents/issueDocuments.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { loadAccounts } from '../../payments/loadAccounts.ts';
import { isUnderWay } from '../../payments/underWay.ts';
import { namesOneOf } from '../namesOneOf.ts';

/** An order with an amount still to be paid, today or later. */
export interface OpenOrder {
  readonly order: typeof orders.$inferSelect;
  /** Of its invoice. */
  readonly number: string;
  readonly club: typeof clubs.$inferSelect;
  readonly openCents: Cents;
  readonly isInPayment: boolean;
}

export async function loadOpenOrders(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uids: number[],
): Promise<OpenOrder[]> {
  const found = await db
    .select({ order: orders, club: clubs })
    .from(orders)
    .innerJoin(clubs, eq(clubs.nid, orders.clubNid))
    .where(namesOneOf(db, uids))
    .orderBy(asc(orders.oid));
  const oids = found.map(({ order }) => order.oid);
  const accounts = await loadAccounts(db, oids);
  const documents = await loadDocuments({ db, clock }, oids);
  return found.flatMap(({ order, club }) => {
    const account = accounts.get(order.oid);
    const invoice = documents.get(order.oid)?.invoices[0];
    if (!account || !invoice) return [];
    const { openCents } = invoiceStanding(invoiceAccount(account), todayOf(clock));
    if (openCents === 0) return [];
    return {
      order,
      club,
      number: numberOf(invoice),
      openCents,
      isInPayment: account.attempts.some(isUnderWay),
    };
  });
}

/**
 * Refuses while something is to be paid, because nobody could be asked for the debt of an erased person. Locks the orders until
 * the transaction ends, so that no payment begins meanwhile.
 */
export async function refuseOpenOrders(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  uids: number[],
): Promise<void> {
  await tx
    .select({ oid: orders.oid })
    .from(orders)
    .where(namesOneOf(tx, uids))
    .orderBy(asc(orders.oid))
    .for('update');
  const [open] = await loadOpenOrders({ db: tx, clock }, uids);
  if (!open) return;
  const sentence = open.isInPayment ? nl.erasure.inPayment : nl.erasure.unpaid;
  throw refusals.notAvailable(fillIn(sentence, { club: open.club.title, number: open.number }));
}
