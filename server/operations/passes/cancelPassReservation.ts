import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleCancelPassReservation: OperationHandler<'cancel_pass_reservation'> = async () => {
  throw refusals.busy();
};
