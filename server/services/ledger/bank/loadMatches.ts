import { and, asc, eq, gt, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type BankLine, type LineMatch, matchLines, type PayableInvoice } from '#rules/bank/matchLines.ts';
import { referenceInMessage } from '#rules/bank/referenceInMessage.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { type InvoiceStanding, invoiceStanding } from '#rules/invoiceStanding.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { bankLines, orders, payments, users } from '#server/db/schema.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { type LoadedAccount, loadAccounts } from '../../payments/loadAccounts.ts';
import { fullName } from '../../people/people.ts';
import { standings } from '../findInvoices.ts';

export type BankLineRow = typeof bankLines.$inferSelect;

export interface MatchedLine {
  readonly line: BankLineRow;
  readonly match: LineMatch;
}

interface Matches {
  /** The newest first. */
  readonly lines: readonly MatchedLine[];
  /** The orders that a transfer may pay, by oid. */
  readonly orders: ReadonlyMap<number, PayableOrder>;
}

interface PayableOrder {
  readonly account: LoadedAccount;
  readonly standing: InvoiceStanding;
  /** Whom the order is for, and who placed it. */
  readonly name: string;
  readonly payer: string;
}

/** The transfers to a club that are neither booked nor set aside, each with what it pays. */
export async function loadMatches(context: Pick<Context, 'db' | 'clock'>, clubNid: number): Promise<Matches> {
  const { db } = context;
  const rows = await db
    .select({ line: bankLines, isSeen: isSeenBefore(db) })
    .from(bankLines)
    .where(and(eq(bankLines.clubNid, clubNid), isNull(bankLines.asideAt), not(isBooked(db))))
    .orderBy(asc(bankLines.id));
  const oids =
    rows.length === 0
      ? []
      : await findPayable(
          context,
          clubNid,
          rows.map(({ line }) => line),
        );
  const accounts = await loadAccounts(db, oids);
  const names = await loadNames(db, [...accounts.values()]);
  const ibans = await loadIbans(db, clubNid);
  const today = todayOf(context.clock);
  const payable = new Map(
    [...accounts].map(([oid, account]) => {
      const { uid, placedBy } = account.order;
      const standing = invoiceStanding(invoiceAccount(account), today);
      return [oid, { account, standing, name: names.get(uid) ?? '', payer: names.get(placedBy) ?? '' }];
    }),
  );
  const matches = matchLines(
    rows.map(toBankLine),
    [...payable.values()].map((order) => toPayable(order, ibans)),
  );
  const lines = rows
    .map(({ line }) => ({ line, match: matches.get(line.id) ?? ({ is: 'unknown' } as const) }))
    .toSorted(
      (one, other) => other.line.bookedOn.localeCompare(one.line.bookedOn) || other.line.id - one.line.id,
    );
  return { lines, orders: payable };
}

/** A payment that is undone books nothing any more. */
export function isBooked(db: Database): SQL {
  const paid = and(eq(payments.bankLineId, bankLines.id), eq(payments.state, 'paid'));
  return sql`exists ${db.select({ id: payments.id }).from(payments).where(paid)}`;
}

/** Whether an earlier file has a line that may be the same one. */
function isSeenBefore(db: Database): SQL<boolean> {
  const earlier = alias(bankLines, 'earlier');
  const isSame = and(
    eq(earlier.clubNid, bankLines.clubNid),
    eq(earlier.bookedOn, bankLines.bookedOn),
    eq(earlier.account, bankLines.account),
    eq(earlier.amountCents, bankLines.amountCents),
    eq(earlier.payerIban, bankLines.payerIban),
    lt(earlier.readAt, bankLines.readAt),
  );
  return sql<boolean>`${bankLines.payerIban} <> '' and exists ${db.select({ id: earlier.id }).from(earlier).where(isSame)}`;
}

/** The orders of a club that owe something, and those that a communication names. */
async function findPayable(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
  lines: readonly BankLineRow[],
): Promise<number[]> {
  const isOfClub = and(eq(orders.clubNid, clubNid), gt(orders.totalCents, 0));
  const standing = standings(db, isOfClub, todayOf(clock));
  const open = await db.select({ oid: standing.oid }).from(standing).where(gt(standing.openCents, 0));
  const named = [...new Set(lines.flatMap(({ message }) => referenceInMessage(message) ?? []))];
  const ofNamed =
    named.length === 0
      ? []
      : await db
          .select({ oid: orders.oid })
          .from(orders)
          .where(and(isOfClub, or(isOneOf(orders.oid, named), isOneOf(orders.checkoutOid, named))));
  return [...new Set([...open, ...ofNamed].map(({ oid }) => oid))];
}

/** Names of the people of these orders, by uid. */
async function loadNames(
  db: Database,
  accounts: readonly LoadedAccount[],
): Promise<ReadonlyMap<number, string>> {
  const uids = [...new Set(accounts.flatMap(({ order }) => [order.uid, order.placedBy]))];
  if (uids.length === 0) return new Map();
  const { uid, fname, lname } = users;
  const found = await db.select({ uid, fname, lname }).from(users).where(isOneOf(users.uid, uids));
  return new Map(found.map((one) => [one.uid, fullName(one)]));
}

/** The accounts from which somebody paid this club before, by the uid of who placed the order. */
async function loadIbans(db: Database, clubNid: number): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = await db
    .selectDistinct({ uid: orders.placedBy, iban: bankLines.payerIban })
    .from(payments)
    .innerJoin(bankLines, eq(bankLines.id, payments.bankLineId))
    .innerJoin(orders, eq(orders.oid, payments.oid))
    .where(and(eq(bankLines.clubNid, clubNid), eq(payments.state, 'paid'), ne(bankLines.payerIban, '')));
  const byUid = Map.groupBy(found, ({ uid }) => uid);
  return new Map([...byUid].map(([uid, of]) => [uid, of.map(({ iban }) => iban)]));
}

function toPayable(
  { account, standing, name, payer }: PayableOrder,
  ibans: ReadonlyMap<number, readonly string[]>,
): PayableInvoice {
  const { order } = account;
  const asked = [standing.dueCents, ...standing.claims.map(({ openCents }) => openCents)];
  return {
    ...{ oid: order.oid, reference: order.checkoutOid ?? order.oid },
    orderedOn: isoDayOf(unixSecondsOf(order.placedAt)),
    openCents: standing.openCents,
    askedCents: asked.filter((cents) => cents > 0),
    names: [name, payer],
    ibans: ibans.get(order.placedBy) ?? [],
    noted: account.attempts
      .filter(
        ({ provider, state, bankLineId }) =>
          provider === 'transfer' && state === 'paid' && bankLineId === null,
      )
      .map(({ id, settledAt, startedAt, amountCents }) => ({
        ...{ paymentId: id, amountCents },
        day: isoDayOf(unixSecondsOf(settledAt ?? startedAt)),
      })),
  };
}

function toBankLine({ line, isSeen }: { readonly line: BankLineRow; readonly isSeen: boolean }): BankLine {
  const { id, bookedOn, amountCents, payer, payerIban, message } = line;
  return { id, bookedOn, amountCents, payer, payerIban, message, isSeen };
}
