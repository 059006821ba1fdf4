import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parsePasses } from '#src/api/entities/pass.ts';

export interface PassHolderOf {
  /** The club's nid. */
  readonly club: number;
  readonly uid: number;
}

/** The key of everything that is asked about somebody's passes at a club: one change touches all of it. */
export function passesKey({ club, uid }: PassHolderOf) {
  return ['passes', club, uid] as const;
}

export function passesQuery(of: PassHolderOf) {
  return queryOptions({
    queryKey: [...passesKey(of), 'cards'],
    queryFn: async ({ signal }) => parsePasses((await get('get_passes', { ...of }, { signal })).result),
    // Turns are bought and used elsewhere too: in the cart, and on the phone of somebody else of the family.
    staleTime: 0,
  });
}
