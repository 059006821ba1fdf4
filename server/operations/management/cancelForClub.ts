import { cancelOnce, previewCancellation } from '../../services/management/cancelling/cancelOnce.ts';
import { toWireCancellation } from '../../services/management/cancelling/toWireCancellation.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import { ProviderSilent } from '../../services/payments/providerSilent.ts';
import { askRefund } from '../../services/payments/refunding/askRefund.ts';
import { cancelOpenPayments } from '../../services/payments/settleOpenPayments.ts';
import { offerFreePlaces } from '../../services/waiting/offerFreePlaces.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleCancelForClub: OperationHandler<'cancel_for_club'> = async (call) => {
  const { db, clock, caller, request, idempotencyKey: key } = call;
  const club = await requireManagedClub(db, request.club, caller);
  const { what, money } = request;
  const target =
    'registration' in what
      ? { registrationId: what.registration }
      : { oid: what.order, position: what.position };
  const wanted = {
    ...{ club, by: caller.uid, target, money },
    reason: request.reason.trim(),
  };
  if (request.preview)
    return {
      result: await previewCancellation(call, wanted, (tx, seen) =>
        toWireCancellation({ db: tx, clock }, seen, 'preview'),
      ),
    };
  const once = { operation: 'cancel_for_club', uid: caller.uid, key, body: request } as const;
  const cancelled = await cancelOnce(call, { once, wanted, agreed: request.agreed });
  // A provider that doesn't answer is asked again by the hourly round, so the place is free all the same.
  for (const id of cancelled.refundIds)
    await askRefund(call, id).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error;
      call.afterwards('refund of a payment', () => Promise.reject(error));
    });
  const { oid } = cancelled;
  if (oid !== null && cancelled.creditedCents > 0)
    await cancelOpenPayments(call, oid).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error;
      call.afterwards('end of an open payment', () => Promise.reject(error));
    });
  call.sendQueuedMails();
  const { tariffNid } = cancelled;
  if (tariffNid !== null)
    call.afterwards('offer of a place that came free', () => offerFreePlaces(call, [tariffNid]));
  return { result: await toWireCancellation(call, cancelled, 'cancelled') };
};
