import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleRedirectToMolliePayment: OperationHandler<'redirect_to_mollie_payment'> = async () => {
  throw refusals.busy();
};
