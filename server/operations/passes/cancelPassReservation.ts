import { cancelPassReservation } from '../../services/passes/cancelPassReservation.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleCancelPassReservation: OperationHandler<'cancel_pass_reservation'> = async (call) => {
  const { caller, request } = call;
  const { club: clubNid, uid, reservation: reservationId } = request;
  return { result: { credit: await cancelPassReservation(call, { caller, clubNid, uid, reservationId }) } };
};
