import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { eurosOf } from '#rules/money.ts';
import { formatIban } from '#rules/transferCode.ts';
import { referenceOf } from '#rules/transferReference.ts';
import type { Reminders } from '#schemas/entities/money/reminders.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import { orders, reminders, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { type LoadedInvoice, loadInvoicesOf } from '../../invoices/loadInvoices.ts';
import { type Overdue, reminderMails } from '../../orders/payment-mails/composePaymentMails.ts';
import { toOverdue } from '../../orders/payment-mails/remindOverdue.ts';
import { fullName } from '../../people/people.ts';
import { standings } from '../findInvoices.ts';

type Composing = Parameters<typeof reminderMails>[0];

interface Wanted {
  readonly clubNid: number;
  /** The order whose payer is reminded; undefined for all. */
  readonly oid: number | undefined;
}

/** One who owes something that is overdue. */
type Payer = { readonly payer: string } & (
  | { readonly is: 'held'; readonly why: Reminders['held'][number]['why'] }
  | {
      readonly is: 'due';
      readonly order: number;
      readonly to: string;
      readonly overdue: readonly (Overdue & { readonly invoice: LoadedInvoice })[];
    }
);

/** Number of payers of one list. */
const payersPerList = 100;

/** Seconds before today's reminders, in which none of them can have been written: a day is 25 hours at most. */
const longestDay = 25 * 3600;

/** The reminders that `remindNow` would send today, and the text of the one that is asked for. Changes nothing. */
export async function loadReminders(context: Composing, wanted: Wanted): Promise<Reminders> {
  const { db, clock } = context;
  const today = todayOf(clock);
  const payers = await findPayers(context, wanted);
  const shown = payers.slice(0, payersPerList);
  const uids = shown.map(({ uid }) => uid);
  const invoices = await loadInvoicesOf(
    context,
    shown.flatMap(({ oids }) => oids),
  );
  const remindedToday = await findRemindedToday(context, wanted.clubNid, uids);
  const people = uids.length === 0 ? [] : await db.select().from(users).where(inArray(users.uid, uids));
  const list = shown.map(({ uid, oids }): Payer => {
    const person = people.find((one) => one.uid === uid);
    const own = oids.flatMap((oid) => invoices.get(oid) ?? []);
    const overdue = own.flatMap((invoice) =>
      toOverdue(invoice.account, today).map((one) => ({ invoice, ...one })),
    );
    const [first] = overdue;
    const payer = person ? fullName(person) : '';
    if (remindedToday.has(uid)) return { is: 'held', payer, why: 'today' };
    if (!first) return { is: 'held', payer, why: 'paying' };
    if (!person?.mail) return { is: 'held', payer, why: 'no-address' };
    return { is: 'due', payer, overdue, order: first.oid, to: person.mail };
  });
  const due = list.filter((one) => one.is === 'due');
  const [first] = due;
  const [mail] =
    first && wanted.oid !== undefined
      ? // The links of a mail let its reader in, and nobody else.
        await reminderMails({ ...context, portalOrigin: undefined }, first.overdue)
      : [];
  return {
    mails: due.map(({ payer, order, to, overdue }) => ({
      ...{ payer, order, to },
      invoices: overdue.map(({ invoice, amountCents, dueOn }) => ({
        number: numberOf(invoice.documents.invoices[0]),
        name: fullName(invoice.person),
        ...{ amount: eurosOf(amountCents), due: dueOn },
        ...{ account: formatIban(invoice.club.iban), reference: referenceOf(invoice.order) },
      })),
    })),
    held: list.flatMap((one) => (one.is === 'held' ? [{ payer: one.payer, why: one.why }] : [])),
    more: payers.length - shown.length,
    mail: mail ? { subject: mail.subject, text: mail.text } : null,
  };
}

/** The people who placed orders that are overdue, with those orders, the oldest first. */
async function findPayers({ db, clock }: Composing, { clubNid, oid }: Wanted) {
  const payer =
    oid === undefined
      ? undefined
      : db
          .select({ uid: orders.placedBy })
          .from(orders)
          .where(and(eq(orders.oid, oid), eq(orders.clubNid, clubNid)));
  if (payer && (await payer).length === 0) throw refusals.notFound(nl.refusals.orderNotFound);
  const isWanted = and(eq(orders.clubNid, clubNid), payer && inArray(orders.placedBy, payer));
  const standing = standings(db, isWanted, todayOf(clock));
  const found = await db
    .select({ uid: orders.placedBy, oid: orders.oid })
    .from(standing)
    .innerJoin(orders, eq(orders.oid, standing.oid))
    .where(sql`${standing.isOverdue} and ${standing.openCents} > 0`)
    .orderBy(asc(orders.placedAt), asc(orders.oid));
  return [...Map.groupBy(found, ({ uid }) => uid)].map(([uid, own]) => ({
    uid,
    oids: own.map((one) => one.oid).sort((one, other) => one - other),
  }));
}

/** Those whom the club reminded today, of whichever of their orders. */
async function findRemindedToday({ db, clock }: Composing, clubNid: number, uids: readonly number[]) {
  if (uids.length === 0) return new Set<number>();
  const earliest = new Date(clock.now().getTime() - longestDay * 1000);
  const found = await db
    .select({ uid: orders.placedBy, at: reminders.writtenAt })
    .from(orders)
    .innerJoin(reminders, eq(reminders.oid, orders.oid))
    .where(
      and(
        eq(orders.clubNid, clubNid),
        inArray(orders.placedBy, [...uids]),
        gte(reminders.writtenAt, earliest),
      ),
    )
    .orderBy(desc(reminders.writtenAt));
  const today = todayOf(clock);
  return new Set(found.filter(({ at }) => isoDayOf(unixSecondsOf(at)) === today).map(({ uid }) => uid));
}
