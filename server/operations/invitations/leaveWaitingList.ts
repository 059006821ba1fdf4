import { requireClub } from '../../services/clubs/clubs.ts';
import { leaveWaitingList } from '../../services/waiting/leaveWaitingList.ts';
import { offerFreePlaces } from '../../services/waiting/offerFreePlaces.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLeaveWaitingList: OperationHandler<'leave_waiting_list'> = async (call) => {
  const { db, caller } = call;
  const { uid, tariff } = call.request;
  const club = await requireClub(db, { nid: call.request.club }, caller);
  await leaveWaitingList(db, { clubNid: club.nid, uid, tariffNid: tariff });
  call.afterwards('offer of a place that came free', () => offerFreePlaces(call, [tariff]));
  return { result: null };
};
