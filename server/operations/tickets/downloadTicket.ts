import { fillIn } from '@clubpoort/form-engine/headless';
import { refusals } from '../../http/refused.ts';
import { pdfFileName } from '../../pdf/pdfFileName.ts';
import { pdfMediaType, renderPdf } from '../../pdf/renderPdf.ts';
import { fullName } from '../../services/people/people.ts';
import { loadEvents } from '../../services/tickets/loadEvents.ts';
import { loadTickets } from '../../services/tickets/loadTickets.ts';
import { ticketPdf } from '../../services/tickets/ticketPdf.ts';
import { ticketState } from '../../services/tickets/ticketState.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleDownloadTicket: OperationHandler<'download_ticket'> = async (call) => {
  const { db, caller, request, clock } = call;
  const [ticket] = await loadTickets(db, { uids: [...caller.family], id: request.ticket });
  const [event] = ticket ? await loadEvents(db, [ticket.courseNid]) : [];
  if (!ticket || !event) throw refusals.notFound(nl.refusals.ticketNotFound);
  const state = ticketState(ticket);
  if (state === 'cancelled') throw refusals.notAvailable(nl.refusals.ticketCancelled);
  if (state === 'unpaid') throw refusals.notAvailable(nl.refusals.ticketUnpaid);
  return {
    kind: 'file',
    content: await renderPdf(ticketPdf(ticket, event), { now: clock.now() }),
    mediaType: pdfMediaType,
    downloadName: pdfFileName(fillIn(nl.tickets.fileName, { event: event.course.title }), fullName(ticket)),
  };
};
