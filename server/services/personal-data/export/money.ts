import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import { referenceOf } from '#rules/transferReference.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  bankLines,
  certificates,
  certifiedRegistrations,
  clubs,
  orderLines,
  orders,
  payments,
  registrations,
  uitpasSales,
} from '#server/db/schema.ts';
import { type LoadedAccount, loadAccounts } from '../../payments/loadAccounts.ts';
import { namesOneOf } from '../namesOneOf.ts';
import { club } from './nameColumns.ts';

type LineRow = Awaited<ReturnType<typeof loadLines>>[number];

/**
 * Orders for these people, by them, or with a line for them. A line for somebody else holds no name. What another household of a child
 * ordered is not theirs.
 */
export async function placed({ db }: Pick<Context, 'db'>, uids: number[]) {
  const found = await db
    .select({ oid: orders.oid, club })
    .from(orders)
    .innerJoin(clubs, eq(clubs.nid, orders.clubNid))
    .where(and(namesOneOf(db, uids), not(isOrderElsewhere(uids))))
    .orderBy(asc(orders.oid));
  const oids = found.map(({ oid }) => oid);
  const accounts = await loadAccounts(db, oids);
  const lines = oids.length === 0 ? [] : await loadLines(db, oids);
  const stated = await loadBankLines(db, oids);
  return found.flatMap(({ oid, club: at }) => {
    const account = accounts.get(oid);
    return account
      ? [toOrder(account, at, { lines: lines.filter((line) => line.oid === oid), uids, stated })]
      : [];
  });
}

/** What the bank said of the transfers that paid these orders, by the id of its line. */
async function loadBankLines(db: Database, oids: number[]) {
  if (oids.length === 0) return new Map<number, typeof bankLines.$inferSelect>();
  const found = await db
    .select({ line: bankLines })
    .from(bankLines)
    .innerJoin(payments, eq(payments.bankLineId, bankLines.id))
    .where(inArray(payments.oid, oids));
  return new Map(found.map(({ line }) => [line.id, line]));
}

function isOrderElsewhere(uids: number[]): SQL {
  return sql`(${orders.ofOtherHousehold} and ${notInArray(orders.placedBy, uids)})`;
}

async function loadLines(db: Database, oids: number[]) {
  const sale = and(eq(uitpasSales.oid, orderLines.oid), eq(uitpasSales.position, orderLines.position));
  return db
    .select({ ...getTableColumns(orderLines), uitpasNumber: uitpasSales.number })
    .from(orderLines)
    .leftJoin(uitpasSales, sale)
    .where(inArray(orderLines.oid, oids))
    .orderBy(asc(orderLines.oid), asc(orderLines.position));
}

function toOrder(
  { order, ...account }: LoadedAccount,
  at: unknown,
  {
    lines,
    uids,
    stated,
  }: {
    readonly lines: readonly LineRow[];
    readonly uids: readonly number[];
    readonly stated: Awaited<ReturnType<typeof loadBankLines>>;
  },
) {
  return {
    uid: order.uid,
    oid: order.oid,
    placed_by: order.placedBy,
    club: at,
    placed: order.placedAt,
    reference: referenceOf(order),
    payment: order.payment,
    withdrawn: order.withdrawnAt,
    withdrawal_note: order.withdrawalNote,
    pay_now: eurosOf(order.payNowCents),
    pay_later: eurosOf(order.payLaterCents),
    total: eurosOf(order.totalCents),
    lines: lines.map((line) => ({
      ...{ uid: line.uid, type: line.type, description: line.description, quantity: line.qty },
      unit_cost: eurosOf(line.unitCostCents),
      discount: eurosOf(line.discountCents),
      reductions: line.reductions.map(({ name, cents }) => ({ name, amount: eurosOf(cents) })),
      // The number of somebody else in the family isn't theirs to read.
      ...(line.uitpasNumber !== null && uids.includes(line.uid) && { uitpas: line.uitpasNumber }),
    })),
    instalments: account.instalments.map(({ dueOn, amountCents, paidAt }) => ({
      ...{ due: dueOn, amount: eurosOf(amountCents), paid: paidAt },
    })),
    payments: account.attempts.map((one) => ({
      ...{ provider: one.provider, reference: one.reference, state: one.state },
      ...{ amount: eurosOf(one.amountCents), charged_back: eurosOf(one.chargedBackCents) },
      ...{ started: one.startedAt, settled: one.settledAt },
      ...bankOf(stated.get(one.bankLineId ?? 0)),
    })),
    refunds: account.refunds.map(({ reference, state, amountCents, askedAt, changedAt }) => ({
      ...{ reference, state, amount: eurosOf(amountCents), asked: askedAt, changed: changedAt },
    })),
    money_since: account.entries.map(({ kind, amountCents, way, happenedOn, reason }) => ({
      ...{ kind, amount: eurosOf(amountCents), way, on: happenedOn, reason },
    })),
    credit_notes: account.credits.map(({ id, amountCents, reason, issuedAt }) => ({
      ...{ id, amount: eurosOf(amountCents), reason, issued: issuedAt },
    })),
  };
}

function bankOf(line: typeof bankLines.$inferSelect | undefined) {
  if (!line) return {};
  const { payer, payerIban: account, message } = line;
  return { bank: { payer, account, message } };
}

/** A certificate about money that another household of a child paid has a national number of that household. */
export async function certified({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { id, uid, kind, year, serial, activity, firstDay, lastDay, days } = certificates;
  const { paidCents, issuedAt, downloadedAt: downloaded, content } = certificates;
  const { withdrawnAt: withdrawn } = certificates;
  const paidElsewhere = db
    .select({ oid: orders.oid })
    .from(certifiedRegistrations)
    .innerJoin(registrations, eq(registrations.id, certifiedRegistrations.registrationId))
    .innerJoin(orders, eq(orders.oid, registrations.oid))
    .where(and(eq(certifiedRegistrations.certificateId, id), isOrderElsewhere(uids)));
  const rows = await db
    .select({
      ...{ id, uid, club, kind, year, serial, activity, firstDay, lastDay, days },
      ...{ paidCents, issuedAt, downloaded, withdrawn, content },
    })
    .from(certificates)
    .innerJoin(clubs, eq(clubs.nid, certificates.clubNid))
    .where(and(inArray(uid, uids), or(isNull(paidCents), not(exists(paidElsewhere)))))
    .orderBy(asc(uid), asc(id));
  return rows.map(
    ({
      firstDay: first_day,
      lastDay: last_day,
      paidCents: cents,
      issuedAt: issued,
      content: printed,
      ...row
    }) => ({
      ...row,
      ...{ first_day, last_day, paid: cents === null ? null : eurosOf(cents), issued, printed },
    }),
  );
}
