import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseLoginSessions } from '#src/api/entities/people/loginSession.ts';

/** The sessions of the account; the session of this browser comes first. */
export function loginSessionsQuery() {
  return queryOptions({
    queryKey: ['login-sessions'],
    queryFn: async ({ signal }) => {
      const sessions = parseLoginSessions((await get('get_sessions', {}, { signal })).result);
      return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },
  });
}
