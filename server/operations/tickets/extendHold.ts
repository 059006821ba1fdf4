import { requireClub } from '../../services/clubs/clubs.ts';
import { reservationOf } from '../../services/holds/cartHolds.ts';
import { extendHolds } from '../../services/holds/extendHolds.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleExtendHold: OperationHandler<'extend_hold'> = async ({ db, clock, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const holder = { heldBy: caller.uid, clubNid: club.nid };
  await extendHolds({ db, clock }, holder);
  return { result: { reservation: await reservationOf({ db, clock }, holder) } };
};
