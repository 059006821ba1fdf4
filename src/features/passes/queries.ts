import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { parsePasses, parsePassLog, parsePassSessions } from '../../api/entities/offer/pass.ts';
import { resultOf } from '../../api/resultOf.ts';
import { recheckSession } from '../session/index.ts';

export interface PassHolderOf {
  /** The club's nid. */
  readonly club: number;
  readonly uid: number;
}

/** The query key prefix of a member's passes at a club. One change invalidates all of them. */
function passesKey({ club, uid }: PassHolderOf) {
  return ['passes', club, uid] as const;
}

export function passesQuery(of: PassHolderOf) {
  return queryOptions({
    queryKey: [...passesKey(of), 'cards'],
    queryFn: resultOf('get_passes', { ...of }, parsePasses),
    // Always refetched: turns are also bought in the cart and used on other family members' phones.
    staleTime: 0,
  });
}

export function passSessionsQuery(of: PassHolderOf) {
  return queryOptions({
    queryKey: [...passesKey(of), 'sessions'],
    queryFn: resultOf('get_pass_sessions', { ...of }, parsePassSessions),
    staleTime: 0,
  });
}

export function passLogQuery(of: PassHolderOf) {
  return queryOptions({
    queryKey: [...passesKey(of), 'log'],
    queryFn: resultOf('get_pass_log', { ...of }, parsePassLog),
    staleTime: 0,
  });
}

/**
 * Mutation callbacks that refetch the passes after a success or a refusal. The mutation stays pending until the new data is
 * there.
 */
export function useRefreshPasses(of: PassHolderOf) {
  const client = useQueryClient();
  return {
    onError: (error: Error) => recheckSession(client, error),
    onSettled: () => client.invalidateQueries({ queryKey: passesKey(of) }),
  };
}
