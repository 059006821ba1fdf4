import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import type { Cents } from '#rules/money.ts';
import { booksOf, type MoneyEvent, type MoneyEventKind } from '#rules/moneyEvents.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { LoadedAccount } from './loadAccounts.ts';

/** The events of an order's account, by kind. Everything that anybody reads about the account derives from them. */
export function eventsOf(account: LoadedAccount): readonly MoneyEvent[] {
  const { order, attempts, credits, refunds, entries } = account;
  const orderedOn = dayOf(order.placedAt);
  const paid = attempts
    .filter(({ state }) => state === 'paid' || state === 'undone')
    .map(({ settledAt, startedAt, amountCents, provider }) => ({
      ...({ is: 'paid', on: dayOf(settledAt ?? startedAt), amountCents } as const),
      way: wayOf(provider),
    }));
  const since = entries.map(({ kind: is, happenedOn: on, amountCents, way }) => ({
    ...{ is, on, amountCents, ...(way !== null && { way }) },
  }));
  const settledCents = settledCentsOf(account, receivedCentsOf([...paid, ...since]));
  return [
    { is: 'invoiced', on: orderedOn, amountCents: order.totalCents },
    ...(settledCents > 0 ? [{ is: 'settled', on: orderedOn, amountCents: settledCents } as const] : []),
    ...paid,
    ...since,
    ...credits.map(({ id, issuedAt, amountCents }) => ({
      ...({ is: 'credited', on: dayOf(issuedAt), amountCents, creditNote: id } as const),
    })),
    ...refunds.flatMap(refundEvents),
  ];
}

function refundEvents(refund: LoadedAccount['refunds'][number]): readonly MoneyEvent[] {
  const { amountCents, askedAt, changedAt } = refund;
  const asked = { is: 'refunded', on: dayOf(askedAt), amountCents } as const;
  return isOnItsWay(refund)
    ? [asked]
    : [asked, { is: 'refund-failed', on: dayOf(changedAt), amountCents } as const];
}

const ownWays = ['transfer', 'cash', 'desk', 'credit'] as const;

/** How a payment came: a manager booked it, or a provider of online payments took it. */
export function wayOf(provider: string): (typeof ownWays)[number] | 'online' {
  return ownWays.find((way) => way === provider) ?? 'online';
}

/** Whether the money of a refund goes back, or went back. */
export function isOnItsWay({ state }: Pick<LoadedAccount['refunds'][number], 'state'>): boolean {
  return state !== 'failed' && state !== 'canceled';
}

/** The money that came in by payments and stayed in, before anything was given back. */
function receivedCentsOf(events: readonly MoneyEvent[]): Cents {
  return moneyOf(events, ['paid', 'payment-undone', 'charged-back', 'chargeback-reversed']);
}

/** The money of these kinds of events alone. */
export function moneyOf(events: readonly MoneyEvent[], kinds: readonly MoneyEventKind[]): Cents {
  return booksOf(events.filter(({ is }) => kinds.includes(is))).paidCents;
}

/** The money that the bank took back and did not return. */
export function lostCentsOf(account: LoadedAccount): Cents {
  return -moneyOf(eventsOf(account), ['charged-back', 'chargeback-reversed']);
}

/** The amount that a club settled without a payment: it said so in the database. */
function settledCentsOf({ order, instalments }: LoadedAccount, receivedCents: Cents): Cents {
  const { payment, payNowCents, totalCents } = order;
  const atOnce = payment === 'paid' ? payNowCents || totalCents : 0;
  const parts = instalments.reduce(
    (sum, { paidAt, amountCents }) => (paidAt === null ? sum : sum + amountCents),
    0,
  );
  return Math.max(0, Math.min(atOnce + parts, totalCents) - receivedCents);
}

function dayOf(at: Date): IsoDay {
  return isoDayOf(unixSecondsOf(at));
}
