import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parsePasses } from '#src/api/entities/offer/pass.ts';

export interface PassHolderOf {
  /** The club's nid. */
  readonly club: number;
  readonly uid: number;
}

/** The query key prefix of a member's passes at a club. One change invalidates all of them. */
export function passesKey({ club, uid }: PassHolderOf) {
  return ['passes', club, uid] as const;
}

export function passesQuery(of: PassHolderOf) {
  return queryOptions({
    queryKey: [...passesKey(of), 'cards'],
    queryFn: async ({ signal }) => parsePasses((await get('get_passes', { ...of }, { signal })).result),
    // Always refetched: turns are also bought in the cart and used on other family members' phones.
    staleTime: 0,
  });
}
