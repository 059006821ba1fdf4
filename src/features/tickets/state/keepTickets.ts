import type { QueryClient } from '@tanstack/react-query';
import { systemClock } from '#src/platform/loading/clock.ts';
import { keepOwn } from '../../offline/index.ts';
import { ticketsQuery } from '../queries/ticketsQuery.ts';
import { eventViews } from '../view/eventViews.ts';
import { keptTickets } from '../view/keptTickets.ts';

interface TicketsToKeep {
  /** The uid of the logged-in user. */
  readonly viewer: number;
  readonly club: { readonly nid: number; readonly url: string; readonly title: string };
}

/** Fetches the family's tickets at a club, and keeps the valid ones on this device. */
export async function keepTickets(client: QueryClient, { viewer, club }: TicketsToKeep): Promise<void> {
  const tickets = await client.fetchQuery(ticketsQuery({ club: club.nid, viewer }));
  const asOf = Math.floor(systemClock.now() / 1000);
  await keepOwn(viewer, keptTickets({ club, events: eventViews(tickets), asOf }));
}
