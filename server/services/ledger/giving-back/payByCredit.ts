import { randomUUID } from 'node:crypto';
import { fillIn } from '@clubpoort/form-engine/headless';
import { eq, inArray, sql } from 'drizzle-orm';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { centsOf, formatEuros } from '#rules/money.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { orders, payments, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { noteAction } from '../../management/noteAction.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { keepBalance } from '../../payments/keepBalance.ts';
import type { LoadedAccount } from '../../payments/loadAccounts.ts';
import { tellOfPayment } from '../../payments/tellOfPayment.ts';
import { writeEntry } from '../../payments/writeEntry.ts';
import { invoiceNumberOf, lockOfClub, refuseTooMuchBack } from './lockOfClub.ts';

export interface UsedCredit {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  /** The order with the credit. */
  readonly oid: number;
  readonly forOrder: number;
  /** In euros, as are the amounts below. */
  readonly amount: number;
  readonly refund: number;
  readonly open: number;
}

/** Pays an invoice by what the same family has too much for another one, in a transaction of the caller. */
export async function payByCredit(
  context: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { clubNid, by, oid, forOrder, amount, refund, open }: UsedCredit,
): Promise<{ readonly from: string; readonly to: string; readonly amount: number }> {
  const { db: tx, clock } = context;
  if (!(await isOneFamily(tx, oid, forOrder))) throw refusals.notAvailable(nl.management.otherFamily);
  // The lower order is locked first, so that no two uses wait for each other.
  const locked = new Map<number, LoadedAccount>();
  for (const one of [oid, forOrder].toSorted((a, b) => a - b))
    locked.set(one, await lockOfClub(tx, clubNid, one));
  const [from, to] = [locked.get(oid), locked.get(forOrder)];
  if (!from || !to) throw refusals.notFound(nl.refusals.orderNotFound);
  refuseTooMuchBack(context, from, { amount, refund });
  refuseMoreThanOpen(context, to, { amount, open });
  const amountCents = centsOf(amount);
  const now = clock.now();
  const [payment] = await tx
    .insert(payments)
    .values({
      ...{ oid: forOrder, provider: 'credit', reference: `credit/${randomUUID()}`, checkoutUrl: '' },
      ...{ state: 'paid', amountCents, startedAt: now, settledAt: now },
    })
    .returning();
  if (!payment) throw new Error('The database returned no payment');
  const way = 'other-invoice' as const;
  await writeEntry(context, from, {
    ...{ oid, kind: 'given-back', amountCents, way, paymentId: payment.id, byUid: by },
  });
  await keepBalance(context, { ...to, attempts: [...to.attempts, payment] });
  await tellOfPayment(context, to, { is: 'paid', payment, amountCents });
  const numbers = { from: await invoiceNumberOf(context, oid), to: await invoiceNumberOf(context, forOrder) };
  const details = { what: `${numbers.from} → ${numbers.to}`, amountCents };
  await noteAction(context, { clubNid, by, action: 'use-credit', oid: forOrder, details });
  return { ...numbers, amount };
}

function refuseMoreThanOpen(
  { clock }: Pick<Context, 'clock'>,
  account: LoadedAccount,
  { amount, open }: Pick<UsedCredit, 'amount' | 'open'>,
): void {
  const { openCents } = invoiceStanding(invoiceAccount(account), todayOf(clock));
  if (openCents !== centsOf(open)) throw refusals.busy(nl.management.otherOpen);
  if (centsOf(amount) > openCents)
    throw refusals.notAvailable(fillIn(nl.management.tooMuch, { amount: formatEuros(openCents) }));
}

/** The holder of the family that an order is for, in SQL. */
export const holderSql = sql<number>`coalesce(${users.parentUid}, ${users.uid})`;

const payerColumns = { ofOtherHousehold: orders.ofOtherHousehold, placedBy: orders.placedBy };
type Payer = Pick<typeof orders.$inferSelect, keyof typeof payerColumns>;

/** Whether two orders of a family are for one household to pay: a shared child has orders of two. */
export function isOnePayer(one: Payer, other: Payer): boolean {
  if (one.ofOtherHousehold !== other.ofOtherHousehold) return false;
  return !one.ofOtherHousehold || one.placedBy === other.placedBy;
}

async function isOneFamily(tx: Database, oid: number, other: number): Promise<boolean> {
  if (oid === other) return false;
  const found = await tx
    .select({ holder: holderSql, ...payerColumns })
    .from(orders)
    .innerJoin(users, eq(users.uid, orders.uid))
    .where(inArray(orders.oid, [oid, other]));
  const [first, second] = found;
  return (
    first !== undefined && second !== undefined && first.holder === second.holder && isOnePayer(first, second)
  );
}
