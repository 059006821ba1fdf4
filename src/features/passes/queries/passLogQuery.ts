import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parsePassLog } from '#src/api/entities/offer/pass.ts';
import { type PassHolderOf, passesKey } from './passesQuery.ts';

export function passLogQuery(of: PassHolderOf) {
  return queryOptions({
    queryKey: [...passesKey(of), 'log'],
    queryFn: async ({ signal }) => parsePassLog((await get('get_pass_log', { ...of }, { signal })).result),
    staleTime: 0,
  });
}
