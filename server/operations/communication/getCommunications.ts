import { loadCommunications } from '../../services/communication/loadCommunications.ts';
import { toWireSummary } from '../../services/communication/toWireCommunication.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCommunications: OperationHandler<'get_communications'> = async ({ db, caller }) => ({
  result: (await loadCommunications(db, caller)).map(toWireSummary),
});
