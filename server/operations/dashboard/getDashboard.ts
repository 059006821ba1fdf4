import { loadDashboard } from '../../services/dashboard/loadDashboard.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetDashboard: OperationHandler<'get_dashboard'> = async (call) => ({
  result: await loadDashboard(call, (part, error) =>
    // Rejects again afterwards, only to log the error. The answer tells the person that this part could not be read.
    call.afterwards(`dashboard ${part}`, () => Promise.reject(error)),
  ),
});
