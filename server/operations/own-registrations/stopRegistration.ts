import { requireClub } from '../../services/clubs/clubs.ts';
import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { sendStopMails } from '../../services/own-registrations/sendStopMails.ts';
import { stopRegistration } from '../../services/own-registrations/stopRegistration.ts';
import { offerByMail } from '../../services/waiting/offerByMail.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleStopRegistration: OperationHandler<'stop_registration'> = async (call) => {
  const { db, clock, caller, request, idempotencyKey: key } = call;
  const { club: clubNid, uid, registration, how, reason } = request;
  const club = await requireClub(db, { nid: clubNid }, caller);
  const once = { operation: 'stop_registration', uid: caller.uid, key, body: request } as const;
  const wanted = { club, uid, registrationId: registration, how, reason: reason.trim() };
  const { answer, tariffNid, cancellationId } = await onceForKey({ db, clock }, once, (tx) =>
    stopRegistration({ db: tx, clock }, wanted),
  );
  if (answer.state === 'stopped')
    call.afterwards('offer of a place that came free', () => offerByMail(call, [tariffNid]));
  call.afterwards('mails about a stopped registration', () =>
    sendStopMails(call, { caller, cancellationId }),
  );
  return { result: answer };
};
