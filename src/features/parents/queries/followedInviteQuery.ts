import { queryOptions, skipToken } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { parseFollowedInvite } from '#src/api/entities/people/parent.ts';

interface Followed {
  /** The code of the mailed link; undefined while it may not be sent yet. */
  readonly code: string | undefined;
  /** uid; undefined for a visitor. Another user may have another obstacle. */
  readonly viewer: number | undefined;
}

/** The invitation behind a mailed link. A POST keeps its code out of addresses. */
export function followedInviteQuery({ code, viewer }: Followed) {
  return queryOptions({
    queryKey: ['parent-invite', code, viewer],
    queryFn:
      code === undefined
        ? skipToken
        : async ({ signal }) =>
            parseFollowedInvite((await post('get_parent_invite', { code }, { signal })).result),
    staleTime: 0,
    gcTime: 0,
  });
}
