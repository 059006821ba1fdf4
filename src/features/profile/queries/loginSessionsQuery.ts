import { queryOptions } from '@tanstack/react-query';
import { parseLoginSessions } from '#src/api/entities/people/loginSession.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** The sessions of the account; the session of this browser comes first. */
export function loginSessionsQuery() {
  return queryOptions({
    queryKey: ['login-sessions'],
    queryFn: resultOf('get_sessions', {}, (result) =>
      parseLoginSessions(result).toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    ),
  });
}
