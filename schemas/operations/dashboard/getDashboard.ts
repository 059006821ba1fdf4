import { Type } from 'typebox';
import { Dashboard } from '../../entities/dashboard.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getDashboard = defineOperation({
  name: 'get_dashboard',
  method: 'GET',
  group: 'dashboard',
  access: 'user',
  summary:
    'What needs doing for the family at any club, and the next three sessions of each member. A part that can’t be read is null, and leaves the others as they are.',
  request: Type.Object({}),
  response: envelope(Dashboard),
});
