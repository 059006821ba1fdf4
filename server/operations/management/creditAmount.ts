import { type Cents, eurosOf } from '#rules/money.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { refusals } from '../../http/refused.ts';
import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { preview } from '../../services/management/cancelling/cancelOnce.ts';
import { type Credited, creditAmount } from '../../services/management/crediting/creditAmount.ts';
import { queueCreditMail } from '../../services/management/crediting/queueCreditMail.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import { ProviderSilent } from '../../services/payments/providerSilent.ts';
import { askRefund } from '../../services/payments/refunding/askRefund.ts';
import { cancelOpenPayments } from '../../services/payments/settleOpenPayments.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleCreditAmount: OperationHandler<'credit_amount'> = async (call) => {
  const { db, caller, request, idempotencyKey: key } = call;
  const club = await requireManagedClub(db, request.club, caller);
  const { order: oid, line: position, amount, agreed } = request;
  const wanted = { ...{ club, by: caller.uid, oid, position, amount }, reason: request.reason.trim() };
  if (request.preview)
    return { result: toWire(await preview(call, (tx) => creditAmount({ ...call, db: tx }, wanted))) };
  const once = { operation: 'credit_amount', uid: caller.uid, key, body: request } as const;
  const credited = await onceForKey(call, once, async (tx) => {
    const done = await creditAmount({ ...call, db: tx }, wanted);
    if (agreed && !isAgreed(done, agreed)) throw refusals.busy(nl.management.otherAmounts);
    await queueCreditMail({ ...call, db: tx }, wanted, done);
    return done;
  });
  // A provider that doesn't answer is asked again by the hourly round.
  const asking = [...credited.refundIds.map((id) => askRefund(call, id)), cancelOpenPayments(call, oid)];
  for (const asked of await Promise.allSettled(asking))
    if (asked.status === 'rejected') {
      if (!(asked.reason instanceof ProviderSilent)) throw asked.reason;
      call.afterwards('refund of a payment', () => Promise.reject(asked.reason));
    }
  call.sendQueuedMails();
  return { result: toWire(credited) };
};

type Agreed = NonNullable<OperationRequest<'credit_amount'>['agreed']>;

function toWire({ creditedCents, lapsedCents, refundedCents, byHandCents }: Credited): Agreed {
  const of = (cents: Cents) => eurosOf(cents);
  return {
    ...{ credited: of(creditedCents), lapses: of(lapsedCents) },
    ...{ refunded: of(refundedCents), byHand: of(byHandCents) },
  };
}

function isAgreed(done: Credited, agreed: Agreed): boolean {
  const { credited, lapses, refunded, byHand } = toWire(done);
  return (
    credited === agreed.credited &&
    lapses === agreed.lapses &&
    refunded === agreed.refunded &&
    byHand === agreed.byHand
  );
}
