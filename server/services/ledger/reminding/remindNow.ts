import { and, asc, eq } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import { orders, reminders } from '#server/db/schema.ts';
import { Refused, refusals } from '#server/http/refused.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { noteAction } from '../../management/noteAction.ts';
import { reminderMails } from '../../orders/payment-mails/composePaymentMails.ts';
import { loadWritten, overdueParts, toOverdue } from '../../orders/payment-mails/remindOverdue.ts';
import { type LoadedAccount, lockAccount } from '../../payments/loadAccounts.ts';
import { invoiceNumberOf } from '../giving-back/lockOfClub.ts';

const texts = nl.management;

/** Number of a reminder that a manager sent. */
const byHand = 0;

interface Reminded {
  readonly to: string;
  /** Number of invoices in the mail. */
  readonly invoices: number;
}

/**
 * Reminds the payer of an order, for a manager: one mail with all that is overdue at the club. It counts as the reminder of the day.
 *
 * @throws a refusal where nothing is overdue, nobody can be mailed, or a reminder was written today
 */
export function remindNow(
  context: Parameters<typeof reminderMails>[0],
  { clubNid, by, oid }: { readonly clubNid: number; readonly by: number; readonly oid: number },
): Promise<Reminded> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const isOfClub = eq(orders.clubNid, clubNid);
    const [asked] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.oid, oid), isOfClub));
    if (!asked) throw refusals.notFound(nl.refusals.orderNotFound);
    const own = await tx
      .select({ oid: orders.oid })
      .from(orders)
      .where(and(eq(orders.placedBy, asked.placedBy), isOfClub))
      .orderBy(asc(orders.oid));
    const accounts: LoadedAccount[] = [];
    for (const one of own) accounts.push(await lockAccount(tx, one.oid));
    const today = todayOf(clock);
    const overdue = accounts.flatMap((account) => toOverdue(account, today));
    if (overdue.length === 0) throw refusals.notAvailable(texts.nothingOverdue);
    const written = await loadWritten(
      tx,
      own.map((one) => one.oid),
    );
    if (written.some(({ writtenAt }) => isoDayOf(unixSecondsOf(writtenAt)) === today))
      throw refusals.notAvailable(texts.remindedToday);
    const [mail] = await reminderMails({ ...context, db: tx }, overdue);
    if (!mail) throw refusals.notAvailable(texts.noAddress);
    const rows = accounts.flatMap((account) =>
      overdueParts(account, today).map(({ dueOn }) => ({
        ...{ oid: account.order.oid, dueOn, number: byHand, writtenAt: clock.now() },
      })),
    );
    await tx
      .insert(reminders)
      .values(rows)
      .onConflictDoUpdate({
        target: [reminders.oid, reminders.dueOn, reminders.number],
        set: { writtenAt: clock.now() },
      });
    await queueMails({ db: tx, clock }, [mail]);
    const what = await invoiceNumberOf({ db: tx, clock }, oid);
    await noteAction({ db: tx, clock }, { clubNid, by, action: 'remind', oid, details: { what } });
    return { to: mail.to, invoices: overdue.length };
  });
}

interface RemindedAll {
  readonly sent: number;
  /** Payers who got none. */
  readonly passed: number;
}

/**
 * Reminds the payers of these orders, each in a transaction of its own: a debt that is being paid holds up no other. Whoever paid meanwhile,
 * has no address or was reminded today is passed over, so a repeat sends none twice.
 */
export async function remindAll(
  context: Parameters<typeof reminderMails>[0],
  { oids, ...who }: { readonly clubNid: number; readonly by: number; readonly oids: readonly number[] },
): Promise<RemindedAll> {
  let sent = 0;
  for (const oid of oids) {
    const isSent = await remindNow(context, { ...who, oid }).then(() => true, notAvailable);
    if (isSent) sent += 1;
  }
  return { sent, passed: oids.length - sent };
}

function notAvailable(error: unknown): false {
  if (error instanceof Refused && error.body.code === 'not-available') return false;
  throw error;
}
