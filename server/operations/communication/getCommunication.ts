import { requireCommunication } from '../../services/communication/requireCommunication.ts';
import { toWireSummary } from '../../services/communication/toWireCommunication.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCommunication: OperationHandler<'get_communication'> = async (call) => {
  const found = await requireCommunication(call.db, call.caller, call.request);
  return { result: { ...toWireSummary(found), body: found.communication.body } };
};
