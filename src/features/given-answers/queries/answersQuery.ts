import { queryOptions } from '@tanstack/react-query';
import { parseGivenAnswers } from '#src/api/entities/registration/givenAnswers.ts';
import type { OwnRegistration } from '#src/api/entities/registration/ownRegistration.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** What was answered for a registration. */
export function answersQuery({ id, uid, club }: Pick<OwnRegistration, 'id' | 'uid' | 'club'>) {
  return queryOptions({
    queryKey: ['answers', id],
    queryFn: resultOf('get_answers', { club: club.nid, uid, registration: id }, parseGivenAnswers),
    // The other parent may have changed them.
    staleTime: 0,
    // Answers may be about health, so they are removed from memory when the screen is left.
    gcTime: 0,
  });
}
