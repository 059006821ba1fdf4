import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleReleaseSeats: OperationHandler<'release_seats'> = async () => {
  throw refusals.busy();
};
