import type { dashboardOperations } from '#schemas/operations/dashboard.ts';
import { loadDashboard } from '../services/dashboard/loadDashboard.ts';
import type { HandlersOf } from './operationHandler.ts';

export const dashboardHandlers = {
  get_dashboard: async (call) => ({
    result: await loadDashboard(call, (part, error) =>
      // Rejects again afterwards, only to log the error. The answer tells the person that this part could not be read.
      call.afterwards(`dashboard ${part}`, () => Promise.reject(error)),
    ),
  }),
} satisfies HandlersOf<typeof dashboardOperations>;
