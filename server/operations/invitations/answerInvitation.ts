import { requireClub } from '../../services/clubs/clubs.ts';
import { answerInvite } from '../../services/couples/answerInvite.ts';
import { sendDeclined } from '../../services/couples/sendCoupleMails.ts';
import { offerByMail } from '../../services/waiting/offerByMail.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAnswerInvitation: OperationHandler<'answer_invitation'> = async (call) => {
  const { db, caller } = call;
  const { uid, cciid, accept: accepts, invite: code } = call.request;
  const club = await requireClub(db, { nid: call.request.club }, caller);
  const answered = await answerInvite(call, { caller, code, uid, cciid, accepts, clubNid: club.nid });
  if (!accepts)
    call.afterwards('mail of a declined invitation', async () => {
      await sendDeclined(call, answered);
      await offerByMail(call, [answered.invite.tariffNid]);
    });
  return { result: null };
};
