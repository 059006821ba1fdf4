import { queueMails } from '../../mail/outbox/queueMails.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { stopMails } from '../../services/own-registrations/composeStopMails.ts';
import { stopRegistration } from '../../services/own-registrations/stopRegistration.ts';
import { offerFreePlaces } from '../../services/waiting/offerFreePlaces.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleStopRegistration: OperationHandler<'stop_registration'> = async (call) => {
  const { db, clock, caller, request, idempotencyKey: key } = call;
  const { club: clubNid, uid, registration, how, reason } = request;
  const club = await requireClub(db, { nid: clubNid }, caller);
  const once = { operation: 'stop_registration', uid: caller.uid, key, body: request } as const;
  const wanted = { club, caller, uid, registrationId: registration, how, reason: reason.trim() };
  const { answer, tariffNid } = await onceForKey({ db, clock }, once, async (tx) => {
    const stopped = await stopRegistration({ db: tx, clock }, wanted);
    const { cancellationId } = stopped;
    await queueMails({ db: tx, clock }, await stopMails({ db: tx }, { caller, cancellationId }));
    return stopped;
  });
  if (answer.state === 'stopped')
    call.afterwards('offer of a place that came free', () => offerFreePlaces(call, [tariffNid]));
  return { result: answer };
};
