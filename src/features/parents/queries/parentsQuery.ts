import { queryOptions } from '@tanstack/react-query';
import { parseParents } from '#src/api/entities/people/parent.ts';
import { resultOf } from '#src/api/resultOf.ts';

/**
 * The parents of the user's family, and its open invitations.
 * @param login - uid of the logged-in user
 */
export function parentsQuery(login: number) {
  return queryOptions({
    queryKey: ['parents', login],
    queryFn: resultOf('get_parents', {}, parseParents),
  });
}
