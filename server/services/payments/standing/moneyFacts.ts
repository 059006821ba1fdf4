import type { IsoDay } from '#rules/brusselsTime.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { type Cents, eurosOf } from '#rules/money.ts';
import type { MoneyFacts, PaymentAttempt } from '#rules/paymentState.ts';
import type { MoneyStanding } from '#schemas/entities/orders/moneyStanding.ts';
import { invoiceAccount } from '../invoiceAccount.ts';
import type { LoadedAccount } from '../loadAccounts.ts';
import { isUnderWay } from '../underWay.ts';

/** What sentences about the payment of an order depend on (`rules/paymentState.ts`). */
export function moneyFacts(account: LoadedAccount, today: IsoDay): MoneyFacts {
  const agreed = invoiceAccount(account);
  const standing = invoiceStanding(agreed, today);
  const { openCents, overdueCents, reclaimCents, refundCents, dueCents, next } = standing;
  return {
    totalCents: agreed.totalCents,
    paidCents: Math.max(0, agreed.paidCents),
    creditedCents: agreed.creditedCents,
    ...{ openCents, overdueCents, reclaimCents, refundCents },
    payCents: payableCents(account, today, true),
    dueOn: next?.dueOn ?? null,
    isDue: dueCents > 0,
    attempt: attemptOf(account),
  };
}

/** An expired checkout leaves nothing to tell. */
function attemptOf({ attempts }: LoadedAccount): PaymentAttempt {
  if (attempts.some(({ state }) => state === 'pending')) return 'in-bank';
  if (attempts.some(isUnderWay)) return 'left';
  const last = attempts.at(-1)?.state;
  return last === 'failed' || last === 'cancelled' ? last : 'none';
}

export function toWireMoney(facts: MoneyFacts): MoneyStanding {
  return {
    total: eurosOf(facts.totalCents),
    paid: eurosOf(facts.paidCents),
    credited: eurosOf(facts.creditedCents),
    open: eurosOf(facts.openCents),
    overdue: eurosOf(facts.overdueCents),
    reclaim: eurosOf(facts.reclaimCents),
    refund: eurosOf(facts.refundCents),
    payable: eurosOf(facts.payCents),
    due: facts.dueOn,
    attempt: facts.attempt,
  };
}

/**
 * The amount of a payment that is started today.
 *
 * @param isEarly - when nothing is due yet, the amount is that of the next part, also where the club has set no day
 */
export function payableCents(account: LoadedAccount, today: IsoDay, isEarly: boolean): Cents {
  const { dueCents, next } = invoiceStanding(invoiceAccount(account), today);
  if (dueCents > 0 || !isEarly) return dueCents;
  return next?.amountCents ?? 0;
}
