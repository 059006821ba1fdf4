import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './sessionQuery.ts';

/** Whether the server takes payments online; otherwise only a transfer is offered. Never asks the server itself. */
export function usePaysOnline(): boolean {
  const { data } = useQuery({ ...sessionQuery(), enabled: false });
  return data?.paysOnline ?? true;
}
