import { Type } from 'typebox';
import { TicketId } from '../../entities/memberTicket.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const downloadTicket = defineOperation({
  name: 'download_ticket',
  method: 'POST',
  group: 'tickets',
  access: 'user',
  keepsPages: true,
  answers: 'browser',
  summary:
    'Downloads a ticket of the caller or family as a tagged PDF with its code, for the download helper (Specification 7). A ticket of others is not found. Refused with `not-available` if it is cancelled or unpaid.',
  request: Type.Object({ ticket: TicketId }),
  response: envelope(Type.Null()),
});
