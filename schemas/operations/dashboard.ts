import { Type } from 'typebox';
import { Dashboard } from '../entities/agenda/dashboard.ts';
import { envelope, operationsOf } from '../operation.ts';

export const dashboardOperations = operationsOf('dashboard', {
  get_dashboard: {
    method: 'GET',
    access: 'user',
    summary:
      'Returns the tasks of the family at every club, and the next three sessions of each member. A part that cannot be read is null; the others are returned.',
    request: Type.Object({}),
    response: envelope(Dashboard),
  },
});
