import { markAsRead } from '../../services/communication/markAsRead.ts';
import { requireCommunication } from '../../services/communication/requireCommunication.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleReadCommunication: OperationHandler<'read_communication'> = async (call) => {
  const { db, caller, request, clock } = call;
  const { communication } = await requireCommunication(db, caller, request);
  await markAsRead(db, { communicationId: communication.id, uid: caller.uid, readAt: clock.now() });
  return { result: null };
};
