import { requireClub } from '../../services/clubs/clubs.ts';
import { changeAnswers } from '../../services/own-registrations/answers/changeAnswers.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleChangeAnswers: OperationHandler<'change_answers'> = async (call) => {
  const { db, caller, request } = call;
  const { uid, registration, qids, seen } = request;
  const club = await requireClub(db, { nid: request.club }, caller);
  const wanted = { club, caller, uid, registrationId: registration, qids, seen };
  await changeAnswers(call, wanted);
  return { result: null };
};
