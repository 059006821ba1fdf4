import { communicationReads } from '../../db/schema.ts';
import { requireCommunication } from '../../services/communication/requireCommunication.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleReadCommunication: OperationHandler<'read_communication'> = async (call) => {
  const { db, caller, request, clock } = call;
  const { communication } = await requireCommunication(db, caller, request);
  await db
    .insert(communicationReads)
    .values({ communicationId: communication.id, uid: caller.uid, readAt: clock.now() })
    .onConflictDoNothing();
  return { result: null };
};
