import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';

export const openAdminPanel = defineOperation({
  name: 'open_admin_panel',
  method: 'GET',
  group: 'session',
  access: 'user',
  summary:
    'Redirects the browser, in its own tab, to the admin panel with a one-time code. Refused for a caller who is no admin.',
  answers: 'browser',
  request: Type.Object({}),
  response: Type.Object({}),
});
