import { Type } from 'typebox';
import { TicketId } from '../../entities/memberTicket.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const downloadTicket = defineOperation({
  name: 'download_ticket',
  method: 'POST',
  group: 'tickets',
  access: 'user',
  answers: 'browser',
  summary:
    "A ticket of the caller or family as a tagged PDF with its code, for the download helper (Specification 7); somebody else's is not found. Refused with `not-available` where it is cancelled or not paid.",
  request: Type.Object({ ticket: TicketId }),
  response: envelope(Type.Null()),
});
