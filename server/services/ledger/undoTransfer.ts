import { and, eq } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { Context } from '../../context.ts';
import { orders, payments } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { numberOf } from '../documents/documentNumber.ts';
import { loadDocuments } from '../documents/issueDocuments.ts';
import { noteAction } from '../management/noteAction.ts';
import { keepLoss } from '../payments/keepBalance.ts';
import { type LoadedAccount, lockAccount } from '../payments/loadAccounts.ts';
import { writeEntry } from '../payments/writeEntry.ts';
import { tellOfUndone } from './giving-back/tellOfEntry.ts';
import { isBooked, isUndoable, loadCertified } from './isUndoable.ts';

export interface UndoneTransfer {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly paymentId: number;
  readonly reason: string;
}

type Undoing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;
type Payment = LoadedAccount['attempts'][number];

const texts = nl.management;

/** Takes back that a transfer arrived, in a transaction of the caller: the amount is open again, and the payer gets a mail. */
export async function undoTransfer(
  context: Undoing,
  undone: UndoneTransfer,
): Promise<{ readonly order: number; readonly number: string; readonly amount: number }> {
  const { db: tx, clock } = context;
  const { paymentId, clubNid, by, reason } = undone;
  if (reason === '') throw refusals.notAvailable(texts.noReason);
  const isOfClub = and(eq(payments.id, paymentId), eq(orders.clubNid, clubNid));
  const [known] = await tx
    .select({ oid: payments.oid })
    .from(payments)
    .innerJoin(orders, eq(orders.oid, payments.oid))
    .where(isOfClub);
  if (!known) throw refusals.notFound(texts.paymentNotFound);
  const { oid } = known;
  const account = await lockAccount(tx, oid);
  const payment = account.attempts.find(({ id }) => id === paymentId);
  if (!payment) throw refusals.notFound(texts.paymentNotFound);
  refuseUndoing(account, payment, (await loadCertified(tx, [oid])).has(oid));
  const { amountCents } = payment;
  await tx.update(payments).set({ state: 'undone' }).where(eq(payments.id, paymentId));
  const attempts = account.attempts.map((one) =>
    one === payment ? { ...one, state: 'undone' as const } : one,
  );
  const entry = { oid, paymentId, kind: 'payment-undone', amountCents, byUid: by, reason } as const;
  const after = await writeEntry({ db: tx, clock }, { ...account, attempts }, entry);
  await keepLoss(tx, { before: account, after });
  await tellOfUndone(context, account, { amountCents, reason });
  const issued = (await loadDocuments({ db: tx, clock }, [oid])).get(oid);
  const number = issued ? numberOf(issued.invoices[0]) : '';
  const details = { what: number, amountCents, reason };
  await noteAction(context, { clubNid, by, action: 'undo-transfer', oid, details });
  return { order: oid, number, amount: eurosOf(amountCents) };
}

function refuseUndoing(account: LoadedAccount, payment: Payment, isCertified: boolean): void {
  if (!isBooked(payment.provider)) throw refusals.notAvailable(texts.notByTransfer);
  if (payment.state === 'undone') throw refusals.notAvailable(texts.alreadyUndone);
  if (!isUndoable(account, payment, isCertified)) throw refusals.notAvailable(texts.documentsFollow);
}
