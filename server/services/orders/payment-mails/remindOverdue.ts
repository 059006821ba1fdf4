import { and, asc, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { reminderDue } from '#rules/reminders.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, orderInstalments, orders, reminders } from '#server/db/schema.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { isOnItsWay } from '../../payments/eventsOf.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { type LoadedAccount, loadAccounts, lockAccount } from '../../payments/loadAccounts.ts';
import { isUnderWay } from '../../payments/underWay.ts';
import { type Overdue, reminderMails } from './composePaymentMails.ts';

type Reminding = Parameters<typeof reminderMails>[0];

/** Number of people of one look. */
const batchSize = 200;

/** The unpaid orders that one person placed at one club, the oldest first. */
interface Debt {
  readonly oids: readonly number[];
  /** Days after the due day on which the club reminds. */
  readonly reminderDays: readonly number[];
}

type Written = readonly (typeof reminders.$inferSelect)[];

/**
 * Reminds of overdue invoices, for clubs that want it: one mail a day to each person, with all that is overdue at the club. Reminders are
 * written once, in a transaction that locks the orders: never after a payment, and never while one is under way.
 * Decision: docs/decisions/0180-a-reminder-is-never-too-late.md
 */
export async function remindOverdue(context: Reminding): Promise<void> {
  // A debt that fails, for example because its order is locked, stops no other.
  const failures: unknown[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const people = await findDebtors(context.db, after);
    const debts = await findDebts(context.db, people);
    const oids = debts.flatMap((debt) => debt.oids);
    const accounts = await loadAccounts(context.db, oids);
    const written = await loadWritten(context.db, oids);
    for (const debt of debts) {
      const own = debt.oids.flatMap((oid) => accounts.get(oid) ?? []);
      const ofDebt = written.filter(({ oid }) => debt.oids.includes(oid));
      if (newReminders(context, { accounts: own, ...debt, written: ofDebt }).length > 0)
        await remind(context, debt).catch((error: unknown) => failures.push(error));
    }
    after = people.length === batchSize ? people.at(-1) : undefined;
  }
  if (failures.length > 0) throw new AggregateError(failures, '');
}

/** Whether the order has an unpaid part, and its club reminds. */
function isUnpaid(db: Database) {
  const openPart = and(eq(orderInstalments.oid, orders.oid), isNull(orderInstalments.paidAt));
  return and(
    gt(orders.totalCents, 0),
    sql`jsonb_array_length(${clubs.reminderDays}) > 0`,
    or(
      ne(orders.payment, 'paid'),
      exists(db.select({ oid: orderInstalments.oid }).from(orderInstalments).where(openPart)),
    ),
  );
}

async function findDebtors(db: Database, after: number): Promise<number[]> {
  const found = await db
    .selectDistinct({ uid: orders.placedBy })
    .from(orders)
    .innerJoin(clubs, eq(clubs.nid, orders.clubNid))
    .where(and(gt(orders.placedBy, after), isUnpaid(db)))
    .orderBy(asc(orders.placedBy))
    .limit(batchSize);
  return found.map(({ uid }) => uid);
}

async function findDebts(db: Database, people: number[]): Promise<Debt[]> {
  const found = await db
    .select({
      oid: orders.oid,
      placedBy: orders.placedBy,
      club: orders.clubNid,
      reminderDays: clubs.reminderDays,
    })
    .from(orders)
    .innerJoin(clubs, eq(clubs.nid, orders.clubNid))
    .where(and(inArray(orders.placedBy, people), isUnpaid(db)))
    .orderBy(asc(orders.oid));
  const groups = Map.groupBy(found, ({ club, placedBy }) => `${club} ${placedBy}`);
  return [...groups.values()].map((own) => ({
    oids: own.map(({ oid }) => oid),
    reminderDays: own[0]?.reminderDays ?? [],
  }));
}

export function loadWritten(db: Database, oids: readonly number[]): Promise<Written> {
  return db
    .select()
    .from(reminders)
    .where(inArray(reminders.oid, [...oids]));
}

interface Known extends Pick<Debt, 'reminderDays'> {
  readonly accounts: readonly LoadedAccount[];
  readonly written: Written;
}

/** The reminders that are due and not written yet; none on a day with a reminder. */
function newReminders({ clock }: Pick<Reminding, 'clock'>, { accounts, reminderDays, written }: Known) {
  const today = todayOf(clock);
  if (written.some(({ writtenAt }) => isoDayOf(unixSecondsOf(writtenAt)) === today)) return [];
  const isNew = (due: { oid: number; dueOn: string; number: number }) =>
    !written.some(
      ({ oid, dueOn, number }) => oid === due.oid && dueOn === due.dueOn && number === due.number,
    );
  return accounts
    .filter((account) => !account.refunds.some(isOutside))
    .flatMap((account) =>
      overdueParts(account, today).map(({ dueOn }) => ({
        ...{ oid: account.order.oid, dueOn },
        number: reminderDue({ dueOn, reminderDays, today }),
      })),
    )
    .filter((due) => due.number > 0 && isNew(due));
}

/**
 * The club gave money back at the provider itself, and did not say what for. What that opened again may be no debt, so the club decides
 * and reminds by hand.
 */
function isOutside(refund: LoadedAccount['refunds'][number]): boolean {
  return refund.creditNoteId === null && isOnItsWay(refund);
}

/** The unpaid parts of an order whose day is over; none while somebody is paying. */
export function overdueParts(account: LoadedAccount, today: string) {
  const { claims, dueCents } = invoiceStanding(invoiceAccount(account), today);
  if (account.attempts.some(isUnderWay) || dueCents === 0) return [];
  return claims.flatMap(({ dueOn, openCents }) =>
    dueOn !== null && openCents > 0 && dueOn < today ? [{ dueOn }] : [],
  );
}

async function remind(context: Reminding, { oids, reminderDays }: Debt): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const accounts: LoadedAccount[] = [];
    for (const oid of oids) accounts.push(await lockAccount(tx, oid));
    const due = newReminders(context, { accounts, reminderDays, written: await loadWritten(tx, oids) });
    if (due.length === 0) return;
    await tx.insert(reminders).values(due.map((one) => ({ ...one, writtenAt: clock.now() })));
    const overdue = accounts.flatMap((account) => toOverdue(account, todayOf(clock)));
    await queueMails({ db: tx, clock }, await reminderMails({ ...context, db: tx }, overdue));
  });
}

/** All that a mail says about an order; nothing where it has no overdue part. */
export function toOverdue(account: LoadedAccount, today: string): Overdue[] {
  const [last] = overdueParts(account, today).toSorted((one, other) => other.dueOn.localeCompare(one.dueOn));
  const { dueCents: amountCents } = invoiceStanding(invoiceAccount(account), today);
  return last ? [{ oid: account.order.oid, amountCents, dueOn: last.dueOn }] : [];
}
