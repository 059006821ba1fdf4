import { and, asc, eq, exists, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { reminderDue } from '#rules/reminders.ts';
import { todayOf } from '#server/clock.ts';
import { clubs, orderInstalments, orders, reminders } from '#server/db/schema.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { type LoadedAccount, loadAccounts, lockAccount } from '../../payments/loadAccounts.ts';
import { reminderMails } from './composePaymentMails.ts';

type Reminding = Parameters<typeof reminderMails>[0];
type Days = (typeof clubs.$inferSelect)['reminderDays'];

/** Number of orders of one look. */
const batchSize = 200;

/**
 * Reminds of overdue invoices, for clubs that want it. Each reminder is written once, in a transaction that locks the order: never
 * after a payment, and never while one is under way.
 */
export async function remindOverdue(context: Reminding): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const found = await findUnpaid(context, after);
    const accounts = await loadAccounts(
      context.db,
      found.map(({ oid }) => oid),
    );
    for (const { oid, reminderDays } of found) {
      const account = accounts.get(oid);
      if (account && dueReminder(context, account, reminderDays)) await remind(context, oid, reminderDays);
    }
    after = found.length === batchSize ? found.at(-1)?.oid : undefined;
  }
}

function findUnpaid({ db }: Reminding, after: number) {
  const openPart = and(eq(orderInstalments.oid, orders.oid), isNull(orderInstalments.paidAt));
  return db
    .select({ oid: orders.oid, reminderDays: clubs.reminderDays })
    .from(orders)
    .innerJoin(clubs, eq(clubs.nid, orders.clubNid))
    .where(
      and(
        gt(orders.oid, after),
        gt(orders.totalCents, 0),
        sql`jsonb_array_length(${clubs.reminderDays}) > 0`,
        or(
          ne(orders.payment, 'paid'),
          exists(db.select({ oid: orderInstalments.oid }).from(orderInstalments).where(openPart)),
        ),
      ),
    )
    .orderBy(asc(orders.oid))
    .limit(batchSize);
}

/** The reminder that is due for the earliest overdue part; undefined where none is. */
function dueReminder({ clock }: Pick<Reminding, 'clock'>, account: LoadedAccount, reminderDays: Days) {
  const today = todayOf(clock);
  const { claims, state, dueCents: amountCents } = invoiceStanding(invoiceAccount(account), today);
  const dueOn = claims.find(({ openCents }) => openCents > 0)?.dueOn ?? null;
  if (state === 'processing' || amountCents === 0 || dueOn === null) return undefined;
  const number = reminderDue({ dueOn, reminderDays, today });
  return number === 0 ? undefined : { dueOn, number, amountCents };
}

async function remind(context: Reminding, oid: number, reminderDays: Days): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const due = dueReminder(context, await lockAccount(tx, oid), reminderDays);
    if (!due) return;
    const { dueOn, number, amountCents } = due;
    const written = await tx
      .insert(reminders)
      .values({ oid, dueOn, number, writtenAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (written.length === 0) return;
    await queueMails(
      { db: tx, clock },
      await reminderMails({ ...context, db: tx }, { oid, amountCents, dueOn }),
    );
  });
}
