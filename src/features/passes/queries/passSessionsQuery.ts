import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parsePassSessions } from '#src/api/entities/offer/pass.ts';
import { type PassHolderOf, passesKey } from './passesQuery.ts';

export function passSessionsQuery(of: PassHolderOf) {
  return queryOptions({
    queryKey: [...passesKey(of), 'sessions'],
    queryFn: async ({ signal }) =>
      parsePassSessions((await get('get_pass_sessions', { ...of }, { signal })).result),
    staleTime: 0,
  });
}
