import { attentionOf } from '#rules/attentionOf.ts';
import { eurosOf } from '#rules/money.ts';
import { referenceOf } from '#rules/transferReference.ts';
import type { ClubInvoice } from '#schemas/entities/management/clubInvoice.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { users } from '../../db/schema.ts';
import { mollieName } from '../../payments/mollie/mollieProvider.ts';
import { testCheckoutName } from '../../payments/test-checkout/testCheckout.ts';
import type { LoadedInvoice } from '../invoices/loadInvoices.ts';
import { toWireInvoice, toWireLaterInvoices } from '../invoices/toWireInvoice.ts';
import { isOnItsWay, lostCentsOf, wayOf } from '../payments/eventsOf.ts';
import { fullName } from '../people/people.ts';
import { isUndoable } from './isUndoable.ts';

interface Beside {
  readonly payer: typeof users.$inferSelect | undefined;
  /** Other open invoices of the family. */
  readonly payable: readonly LoadedInvoice[];
  /** Other open invoices with the same structured communication. */
  readonly together: readonly LoadedInvoice[];
  /** A registration of the order is on a certificate. */
  readonly isCertified: boolean;
  /** When the last reminder of it was written. */
  readonly remindedAt: Date | undefined;
  /** Account from which it was paid, where something is to be given back; '' for any other. */
  readonly paidFrom: string;
  /** Names of managers, by uid. */
  readonly managers: ReadonlyMap<number, string>;
}

type Attempt = LoadedInvoice['account']['attempts'][number];

export function toWireClubInvoice(
  invoice: LoadedInvoice,
  { payer, payable, together, isCertified, managers, remindedAt, paidFrom }: Beside,
): ClubInvoice {
  const { uid: _, club: __, payable: ___, attempt: ____, ...wire } = toWireInvoice(invoice);
  const { account, order } = invoice;
  return {
    ...wire,
    payer: payer ? fullName(payer) : '',
    mailed: Boolean(payer?.mail),
    paidFrom,
    laterInvoices: toWireLaterInvoices(invoice),
    reference: referenceOf(order),
    payments: account.attempts.flatMap((attempt) => {
      const { id, amountCents, settledAt, startedAt } = attempt;
      // For a club, a payment that the bank is busy with is one that may still come.
      const state = attempt.state === 'pending' ? 'open' : attempt.state;
      if (state !== 'open' && state !== 'paid' && state !== 'undone') return [];
      return {
        ...{ id, state, amount: eurosOf(amountCents), at: unixSecondsOf(settledAt ?? startedAt) },
        by: byOf(attempt),
        undoable: isUndoable(account, attempt, isCertified),
      };
    }),
    refunds: account.refunds.map((refund) => ({
      ...{ amount: eurosOf(refund.amountCents), at: unixSecondsOf(refund.changedAt) },
      state: isOnItsWay(refund) ? (refund.state === 'refunded' ? 'refunded' : 'under way') : 'failed',
    })),
    entries: account.entries.map((entry) => toWireEntry(invoice, entry, managers)),
    attention: attentionOf(invoice.standing, lostCentsOf(account)).map(({ is, amountCents }) => ({
      ...{ is, amount: eurosOf(amountCents) },
    })),
    creditFor: payable
      .map(toWireInvoice)
      .map(({ oid, number, name, open }) => ({ ...{ oid, number, name, open } })),
    reminded: remindedAt ? unixSecondsOf(remindedAt) : null,
    together: together.map(toWireInvoice).map(({ number, name, open }) => ({ number, name, open })),
  };
}

function toWireEntry(
  { account }: LoadedInvoice,
  {
    id,
    kind: is,
    amountCents,
    happenedOn: on,
    way,
    byUid,
    reason,
  }: LoadedInvoice['account']['entries'][number],
  managers: Beside['managers'],
): ClubInvoice['entries'][number] {
  const isUndone = account.entries.some(({ undoesId }) => undoesId === id);
  return {
    ...{ id, is, amount: eurosOf(amountCents), on },
    ...(way !== null && { way }),
    by: byUid === null ? null : (managers.get(byUid) ?? null),
    ...(reason !== '' && { reason }),
    undoable: is === 'given-back' && !isUndone,
  };
}

function byOf({ provider }: Attempt): ClubInvoice['payments'][number]['by'] {
  if (provider === mollieName) return 'mollie';
  return provider === testCheckoutName ? 'test' : wayOf(provider);
}
