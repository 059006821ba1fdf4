import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleAcceptWaitingListOffer: OperationHandler<'accept_waiting_list_offer'> = async () => {
  throw refusals.busy();
};
