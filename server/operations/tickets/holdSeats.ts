import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleHoldSeats: OperationHandler<'hold_seats'> = async () => {
  throw refusals.busy();
};
