import { requireClub } from '../../services/clubs/clubs.ts';
import { reservationOf } from '../../services/holds/cartHolds.ts';
import { acceptOffer } from '../../services/waiting/acceptOffer.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAcceptWaitingListOffer: OperationHandler<'accept_waiting_list_offer'> = async ({
  db,
  clock,
  request,
  caller,
}) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const holder = { heldBy: caller.uid, clubNid: club.nid };
  await acceptOffer({ db, clock }, { ...holder, uid: request.uid, tariffNid: request.tariff });
  return { result: { reservation: await reservationOf({ db, clock }, holder) } };
};
