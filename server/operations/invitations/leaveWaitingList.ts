import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleLeaveWaitingList: OperationHandler<'leave_waiting_list'> = async () => {
  throw refusals.busy();
};
