import { Type } from 'typebox';
import { Dashboard } from '../../entities/dashboard.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getDashboard = defineOperation({
  name: 'get_dashboard',
  method: 'GET',
  group: 'dashboard',
  access: 'user',
  summary:
    'Returns the tasks of the family at every club, and the next three sessions of each member. A part that cannot be read is null; the others are returned.',
  request: Type.Object({}),
  response: envelope(Dashboard),
});
