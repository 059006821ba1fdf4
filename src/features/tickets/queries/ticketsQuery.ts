import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseTickets } from '#src/api/entities/orders/memberTicket.ts';

interface TicketsOf {
  /** The club's nid. */
  readonly club: number;
  /** The uid of the logged-in user, because the answer covers the whole family. */
  readonly viewer: number;
}

export function ticketsQuery({ club, viewer }: TicketsOf) {
  return queryOptions({
    queryKey: ['tickets', club, viewer],
    queryFn: async ({ signal }) => parseTickets((await get('get_tickets', { club }, { signal })).result),
    // Always refetched: a ticket may have been paid or scanned a moment ago.
    staleTime: 0,
  });
}
