import { requireClub } from '../../services/clubs/clubs.ts';
import { extendHolds } from '../../services/reservations/extendHolds.ts';
import { reservationOf } from '../../services/reservations/reservationOf.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleExtendHold: OperationHandler<'extend_hold'> = async ({ db, clock, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const holder = { heldBy: caller.uid, clubNid: club.nid };
  await extendHolds({ db, clock }, holder);
  return { result: { reservation: await reservationOf({ db, clock }, holder) } };
};
