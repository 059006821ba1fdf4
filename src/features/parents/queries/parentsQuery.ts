import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseParents } from '#src/api/entities/people/parent.ts';

/**
 * The parents of the user's family, and its open invitations.
 * @param login - uid of the logged-in user
 */
export function parentsQuery(login: number) {
  return queryOptions({
    queryKey: ['parents', login],
    queryFn: async ({ signal }) => parseParents((await get('get_parents', {}, { signal })).result),
  });
}
