import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Oids } from './getOrder.ts';

export const downloadOrderCalendar = defineOperation({
  name: 'download_order_calendar',
  method: 'POST',
  group: 'orders',
  access: 'user',
  keepsPages: true,
  answers: 'browser',
  summary:
    'Downloads the sessions of these orders as an iCalendar file (RFC 5545), for the download helper (Specification 7).',
  request: Type.Object({ oids: Oids }),
  response: envelope(Type.Null()),
});
