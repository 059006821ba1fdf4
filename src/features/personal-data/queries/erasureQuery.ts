import { queryOptions } from '@tanstack/react-query';
import { getErasure } from '#src/api/personalData.ts';

/** Asked anew each time: who decides must see what is true now. */
export function erasureQuery(uid: number) {
  return queryOptions({
    queryKey: ['erasure', uid],
    queryFn: ({ signal }) => getErasure(uid, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
