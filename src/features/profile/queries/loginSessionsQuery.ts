import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseLoginSessions } from '#src/api/entities/loginSession.ts';

/** Where the account is logged in, with this browser first. */
export function loginSessionsQuery() {
  return queryOptions({
    queryKey: ['login-sessions'],
    queryFn: async ({ signal }) => {
      const sessions = parseLoginSessions((await get('get_sessions', {}, { signal })).result);
      return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },
  });
}
