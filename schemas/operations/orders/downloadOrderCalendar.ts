import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { getOrder } from './getOrder.ts';

export const downloadOrderCalendar = defineOperation({
  name: 'download_order_calendar',
  method: 'POST',
  group: 'orders',
  access: 'user',
  keepsPages: true,
  answers: 'browser',
  summary:
    'Downloads the sessions of these orders as an iCalendar file (RFC 5545), for the download helper (Specification 7).',
  request: Type.Object({ oids: getOrder.request.properties.oids }),
  response: envelope(Type.Null()),
});
