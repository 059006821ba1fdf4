import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleGetInvitations: OperationHandler<'get_invitations'> = async () => {
  throw refusals.busy();
};
