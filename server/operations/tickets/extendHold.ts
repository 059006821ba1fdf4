import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleExtendHold: OperationHandler<'extend_hold'> = async () => {
  throw refusals.busy();
};
