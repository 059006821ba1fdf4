import { loadOwnRegistrations } from '../../services/own-registrations/loadOwnRegistrations.ts';
import { loadWaitingPlaces } from '../../services/waiting/waitingPlaces.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetRegistrations: OperationHandler<'get_registrations'> = async (call) => ({
  result: {
    registrations: await loadOwnRegistrations(call, call.caller),
    waiting: await loadWaitingPlaces(call, { caller: call.caller }),
  },
});
