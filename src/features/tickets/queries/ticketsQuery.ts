import { queryOptions } from '@tanstack/react-query';
import { parseTickets } from '#src/api/entities/orders/memberTicket.ts';
import { resultOf } from '#src/api/resultOf.ts';

interface TicketsOf {
  /** The club's nid. */
  readonly club: number;
  /** The uid of the logged-in user, because the answer covers the whole family. */
  readonly viewer: number;
}

export function ticketsQuery({ club, viewer }: TicketsOf) {
  return queryOptions({
    queryKey: ['tickets', club, viewer],
    queryFn: resultOf('get_tickets', { club }, parseTickets),
    // Always refetched: a ticket may have been paid or scanned a moment ago.
    staleTime: 0,
  });
}
