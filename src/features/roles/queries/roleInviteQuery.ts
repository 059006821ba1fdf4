import { queryOptions, skipToken } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { parseRoleInvite } from '#src/api/entities/people/roleInvite.ts';

/** The invitation behind a mailed link. A POST keeps its code out of addresses. */
export function roleInviteQuery(code: string | undefined) {
  return queryOptions({
    queryKey: ['role-invite', code],
    queryFn:
      code === undefined
        ? skipToken
        : async ({ signal }) => parseRoleInvite((await post('get_role_invite', { code }, { signal })).result),
    staleTime: 0,
    gcTime: 0,
  });
}
