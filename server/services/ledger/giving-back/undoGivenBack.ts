import { and, eq } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { Context } from '#server/context.ts';
import { moneyEntries, orders, payments } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { noteAction } from '../../management/noteAction.ts';
import { keepLoss } from '../../payments/keepBalance.ts';
import { type LoadedAccount, lockAccount } from '../../payments/loadAccounts.ts';
import { writeEntry } from '../../payments/writeEntry.ts';
import { invoiceNumberOf } from './lockOfClub.ts';
import { tellOfEntry, tellOfUndone } from './tellOfEntry.ts';

export interface UndoneGivingBack {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly entryId: number;
  readonly reason: string;
}

type Undoing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;
type Entry = LoadedAccount['entries'][number];

const texts = nl.management;

/** Undoes a note that money was given back, by an entry of its own, in a transaction of the caller. */
export async function undoGivenBack(
  context: Undoing,
  { clubNid, by, entryId, reason }: UndoneGivingBack,
): Promise<{ readonly number: string; readonly amount: number }> {
  const { db: tx } = context;
  if (reason === '') throw refusals.notAvailable(texts.noReason);
  const [found] = await tx
    .select({ entry: moneyEntries })
    .from(moneyEntries)
    .innerJoin(orders, eq(orders.oid, moneyEntries.oid))
    .where(and(eq(moneyEntries.id, entryId), eq(orders.clubNid, clubNid)));
  const known = found?.entry;
  if (known?.kind !== 'given-back') throw refusals.notFound(texts.entryNotFound);
  const { oid, amountCents, way, paymentId } = known;
  // Of two orders the lower one is locked first, as when money is used for another invoice.
  const other = way === 'other-invoice' ? await findOrder(context, known) : undefined;
  if (other !== undefined && other < oid) await lockAccount(tx, other);
  const account = await lockAccount(tx, oid);
  if (account.entries.some(({ undoesId }) => undoesId === entryId))
    throw refusals.notAvailable(texts.entryUndone);
  const undoing = { oid, kind: 'giving-back-undone', amountCents, way, byUid: by, reason } as const;
  const after = await writeEntry(context, account, { ...undoing, paymentId, undoesId: entryId });
  if (other === undefined) await tellOfEntry(context, after);
  else await undoUse(context, { by, reason, other, entry: known });
  const number = await invoiceNumberOf(context, oid);
  const details = { what: number, amountCents, reason };
  await noteAction(context, { clubNid, by, action: 'undo-given-back', oid, details });
  return { number, amount: eurosOf(amountCents) };
}

/** The order that the money was used for. */
async function findOrder({ db: tx }: Undoing, { paymentId }: Entry): Promise<number | undefined> {
  if (paymentId === null) return undefined;
  const [payment] = await tx.select({ oid: payments.oid }).from(payments).where(eq(payments.id, paymentId));
  return payment?.oid;
}

interface UndoneUse {
  readonly by: number;
  readonly reason: string;
  readonly other: number;
  readonly entry: Entry;
}

/** Takes the money away again from the order that it was used for, and tells its payer. */
async function undoUse(context: Undoing, { by, reason, other, entry }: UndoneUse): Promise<void> {
  const { db: tx } = context;
  const { paymentId, amountCents } = entry;
  if (paymentId === null) return;
  const before = await lockAccount(tx, other);
  await tx.update(payments).set({ state: 'undone' }).where(eq(payments.id, paymentId));
  const attempts = before.attempts.map((one) =>
    one.id === paymentId ? { ...one, state: 'undone' as const } : one,
  );
  const undone = { oid: other, kind: 'payment-undone', paymentId, amountCents, byUid: by, reason } as const;
  const after = await writeEntry(context, { ...before, attempts }, undone);
  await keepLoss(tx, { before, after });
  await tellOfUndone(context, before, { amountCents, reason });
}
