import { requireClub } from '../../services/clubs/clubs.ts';
import { answerInvite } from '../../services/couples/answerInvite.ts';
import { offerFreePlaces } from '../../services/waiting/offerFreePlaces.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAnswerInvitation: OperationHandler<'answer_invitation'> = async (call) => {
  const { db, caller } = call;
  const { uid, cciid, accept: accepts, invite: code } = call.request;
  const club = await requireClub(db, { nid: call.request.club }, caller);
  const answered = await answerInvite(call, { caller, code, uid, cciid, accepts, clubNid: club.nid });
  if (!accepts)
    call.afterwards('offer of a place that came free', () =>
      offerFreePlaces(call, [answered.invite.tariffNid]),
    );
  return { result: null };
};
