import { readId } from '#rules/readId.ts';
import { refusals } from '../../http/refused.ts';
import { calendarMediaType } from '../../services/calendar/agendaFile.ts';
import { loadOrders } from '../../services/orders/placed/loadOrders.ts';
import { orderCalendar } from '../../services/orders/placed/orderCalendar.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleDownloadOrderCalendar: OperationHandler<'download_order_calendar'> = async (call) => {
  const oids = new Set(call.request.oids.split(','));
  const possible = [...oids].flatMap((oid) => readId(oid) ?? []);
  const found = await loadOrders(call, call.caller, possible);
  if (found.length !== oids.size) throw refusals.notFound(nl.refusals.orderNotFound);
  return {
    kind: 'file',
    content: Buffer.from(orderCalendar(found, call)),
    mediaType: calendarMediaType,
    downloadName: `agenda-${[...oids].join('-')}.ics`,
  };
};
