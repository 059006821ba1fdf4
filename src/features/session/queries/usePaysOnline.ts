import { type QueryClient, useQuery } from '@tanstack/react-query';
import { sessionQuery } from './sessionQuery.ts';

/**
 * Whether a club takes payments online; otherwise only a transfer is offered. Never asks the server itself.
 *
 * @param club - the nid
 */
export function usePaysOnline(club: number): boolean {
  const { data } = useQuery({ ...sessionQuery(), enabled: false });
  return !data?.transferClubs.includes(club);
}

/** `usePaysOnline` for an event. */
export function paysOnline(queryClient: QueryClient, club: number): boolean {
  return !queryClient.getQueryData(sessionQuery().queryKey)?.transferClubs.includes(club);
}
