import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';

export const openAdminPanel = defineOperation({
  name: 'open_admin_panel',
  method: 'GET',
  group: 'session',
  access: 'user',
  summary:
    'Opened by the browser, in a tab of its own: leads on to the admin panel with a code that is good once. Refused to who may not administer anything.',
  answers: 'browser',
  request: Type.Object({}),
  response: Type.Object({}),
});
