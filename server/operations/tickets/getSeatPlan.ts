import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleGetSeatPlan: OperationHandler<'get_seat_plan'> = async () => {
  throw refusals.busy();
};
