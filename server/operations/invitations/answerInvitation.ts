import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleAnswerInvitation: OperationHandler<'answer_invitation'> = async () => {
  throw refusals.busy();
};
