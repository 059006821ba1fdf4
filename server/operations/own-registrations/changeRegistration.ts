import { centsOf } from '#rules/money.ts';
import { queueMails } from '../../mail/outbox/queueMails.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import {
  type Changed,
  changeRegistration,
} from '../../services/own-registrations/changing/changeRegistration.ts';
import { changeMails } from '../../services/own-registrations/changing/composeChangeMails.ts';
import { offerFreePlaces } from '../../services/waiting/offerFreePlaces.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleChangeRegistration: OperationHandler<'change_registration'> = async (call) => {
  const { db, clock, caller, request, idempotencyKey: key } = call;
  const { club: clubNid, uid, registration, tariff, difference } = request;
  const club = await requireClub(db, { nid: clubNid }, caller);
  const wanted = { club, caller, uid, registrationId: registration, tariffNid: tariff };
  const once = { operation: 'change_registration', uid: caller.uid, key, body: request } as const;
  // Stays empty for a repeated request, which gets the stored answer.
  const made: Changed[] = [];
  const answer = await onceForKey({ db, clock }, once, async (tx) => {
    const changed = await changeRegistration(
      { db: tx, clock },
      { ...wanted, shownCents: centsOf(difference) },
    );
    const mails = await changeMails({ ...call, db: tx }, { ...changed, caller });
    await queueMails({ db: tx, clock }, mails);
    made.push(changed);
    return { result: { registration: changed.registrationId } };
  });
  for (const { freedTariffNid } of made)
    call.afterwards('offer of a place that came free', () => offerFreePlaces(call, [freedTariffNid]));
  return answer;
};
