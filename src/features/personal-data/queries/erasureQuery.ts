import { queryOptions } from '@tanstack/react-query';
import { getErasure } from '#src/api/personalData.ts';

/** Always refetched: the person must decide on current data. */
export function erasureQuery(uid: number) {
  return queryOptions({
    queryKey: ['erasure', uid],
    queryFn: ({ signal }) => getErasure(uid, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
