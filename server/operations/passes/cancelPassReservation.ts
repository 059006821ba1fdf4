import { cancelPassReservation } from '../../services/passes/cancelPassReservation.ts';
import { requirePassClub } from '../../services/passes/requirePassClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleCancelPassReservation: OperationHandler<'cancel_pass_reservation'> = async (call) => {
  const { db, clock, request } = call;
  const { uid, reservation: reservationId } = request;
  const { nid: clubNid } = await requirePassClub(db, request.club, call.caller);
  const credit = await db.transaction((tx) =>
    cancelPassReservation(tx, clock, { clubNid, uid, reservationId }),
  );
  return { result: { credit } };
};
