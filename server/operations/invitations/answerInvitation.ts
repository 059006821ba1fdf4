import { requireClub } from '../../services/clubs/clubs.ts';
import { answerInvite } from '../../services/couples/answerInvite.ts';
import { sendDeclined } from '../../services/couples/sendCoupleMails.ts';
import { offerFreePlaces } from '../../services/waiting/offerFreePlaces.ts';
import { sendOfferMails } from '../../services/waiting/sendOfferMails.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAnswerInvitation: OperationHandler<'answer_invitation'> = async (call) => {
  const { db, clock, caller } = call;
  const { uid, cciid, accept: accepts, invite: code } = call.request;
  const club = await requireClub(db, { nid: call.request.club }, caller);
  const answered = await answerInvite(db, {
    ...{ caller, code, uid, cciid, accepts },
    clubNid: club.nid,
    now: clock.now(),
  });
  if (!accepts)
    call.afterwards('mail of a declined invitation', async () => {
      await sendDeclined(call, answered);
      await sendOfferMails(call, await offerFreePlaces(db, clock.now(), [answered.invite.tariffNid]));
    });
  return { result: null };
};
