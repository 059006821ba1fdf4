import type { MemberTicket } from '#schemas/entities/orders/memberTicket.ts';
import type { LoadedTicket } from './loadTickets.ts';

/** The state of a ticket. A used ticket stays used, whatever became of the money. */
export function ticketState({ isCancelled, usedAt, isPaid }: LoadedTicket): MemberTicket['state'] {
  if (isCancelled) return 'cancelled';
  if (usedAt !== null) return 'used';
  return isPaid ? 'valid' : 'unpaid';
}
